import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

/**
 * Hands over the token of a mailed link: at once, and when another link is put into this tab, which changes the fragment
 * alone. It stands after the #, where it reaches no server's log; once read it is taken out of the address, so that it
 * stays neither in the history nor on the screen. Returns the way to stop.
 */
export function onLinkToken(open: (token: string) => void): () => void {
  const look = () => {
    const token = /^#([\w-]{20,200})$/.exec(location.hash)?.[1];
    if (!token) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    open(token);
  };
  look();
  addEventListener("hashchange", look);
  return () => removeEventListener("hashchange", look);
}

/** A link that was opened and not used yet: a phone may reload this tab while its owner looks for a password elsewhere. */
const tokenUnder = (key: string) => ({
  read: () => readItem(key, "sessionStorage") ?? undefined,
  keep: (token: string) => void writeItem(key, token, "sessionStorage"),
  forget: () => removeItem(key, "sessionStorage"),
});

export const unusedToken = tokenUnder("auth.reset");
export const unconfirmedToken = tokenUnder("auth.verify");
