import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

/**
 * Calls back with the token of a mailed link: at once, and when another link is opened in this tab, which changes the
 * fragment alone. The token is in the fragment, which no server logs; once read it is removed from the address, so that
 * neither the history nor the screen shows it. Returns an unsubscribe function.
 */
export function onLinkToken(onToken: (token: string) => void): () => void {
  const readToken = () => {
    const token = /^#([\w-]{20,200})$/.exec(location.hash)?.[1];
    if (!token) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    onToken(token);
  };
  readToken();
  addEventListener("hashchange", readToken);
  return () => removeEventListener("hashchange", readToken);
}

/** Stores a token that was read and not used yet: a phone may reload this tab while its owner uses another app. */
const tokenStorage = (key: string) => ({
  read: () => readItem(key, "sessionStorage") ?? undefined,
  store: (token: string) => void writeItem(key, token, "sessionStorage"),
  forget: () => removeItem(key, "sessionStorage"),
});

export const resetToken = tokenStorage("auth.reset");
export const invitationToken = tokenStorage("auth.invitation");
export const verificationToken = tokenStorage("auth.verify");
