import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

const identifierKey = "login.identifier";
const secondStepKey = "login.second";
/** How long the server accepts the code of the second step, in milliseconds. */
const secondStepDuration = 600_000;

/** The address or username typed at the login, which the page for a forgotten password begins with. */
export const typedIdentifier = {
  read: () => readItem(identifierKey, "sessionStorage") ?? "",
  store: (text: string) => void writeItem(identifierKey, text, "sessionStorage"),
  forget: () => removeItem(identifierKey, "sessionStorage"),
};

/** Whether the password was right and the code is still missing; survives a reload and a change of language. */
export const secondStep = {
  isOpen: (now = Date.now()) => now - Number(readItem(secondStepKey, "sessionStorage") ?? 0) < secondStepDuration,
  open: (now = Date.now()) => void writeItem(secondStepKey, String(now), "sessionStorage"),
  close: () => removeItem(secondStepKey, "sessionStorage"),
};
