/** How the parts of a sum are written one after the other. */

/** What joins a part to those before it, and its bare number: a part that takes away says so once. */
export function added(value: string, first: boolean): { sign: string; value: string } {
  const [, sign = '', bare = value] = /^([-+−])(.*)$/.exec(value) ?? [];
  const less = sign === '-' || sign === '−';
  return { sign: less ? '−' : first ? '' : '+', value: bare };
}
