import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

/** What the login pages of one tab tell each other. */
const identifierKey = "login.identifier";
const secondStepKey = "login.second";
/** How long the server waits for the code of the second step, in milliseconds. */
const secondStepLasts = 600_000;

/** The address or username typed at the login, for whoever forgot the password. */
export const typedIdentifier = {
  read: () => readItem(identifierKey, "sessionStorage") ?? "",
  keep: (text: string) => void writeItem(identifierKey, text, "sessionStorage"),
  forget: () => removeItem(identifierKey, "sessionStorage"),
};

/** That the password was right and the code is still to come: a reload or the other language does not begin anew. */
export const secondStep = {
  isOpen: (now = Date.now()) => now - Number(readItem(secondStepKey, "sessionStorage") ?? 0) < secondStepLasts,
  open: (now = Date.now()) => void writeItem(secondStepKey, String(now), "sessionStorage"),
  close: () => removeItem(secondStepKey, "sessionStorage"),
};
