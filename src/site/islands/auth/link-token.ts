/**
 * The token of a mailed link. It stands after the #, where it reaches no server's log; once read it is taken out of
 * the address, so that it stays neither in the history nor on the screen.
 */
export function takeLinkToken(): string | undefined {
  const token = /^#([\w-]{20,200})$/.exec(location.hash)?.[1];
  if (token) history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
