"""Rules broken one small change at a time: does a test notice? (`make mutants`)"""
