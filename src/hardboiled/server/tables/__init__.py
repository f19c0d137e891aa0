"""Tables in a worker's memory: their match, their seats, those who look at them."""
