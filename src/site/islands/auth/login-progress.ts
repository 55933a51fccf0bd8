import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

const identifierKey = "login.identifier";
const codeStepKey = "login.code";
const secondStepKey = "login.second";
/** How long the server accepts the code of the second step, in milliseconds. */
const secondStepDuration = 600_000;
/** How long a mailed code is valid, in milliseconds. */
const codeDuration = 600_000;

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

/** The address whose mailed code is asked for, and whether the login outlasts the browser's session. */
interface CodeStep {
  email: string;
  remember: boolean;
}

/** Which page's code is still missing; survives a reload and a change of language. No password is stored. */
export const codeStep = {
  read(page: "gate" | "register", now = Date.now()): CodeStep | undefined {
    const [opener, at, remember, email] = (readItem(codeStepKey, "sessionStorage") ?? "").split(" ");
    if (opener !== page || !email || now - Number(at) >= codeDuration) return undefined;
    return { email, remember: remember === "remember" };
  },
  open(page: "gate" | "register", { email, remember }: CodeStep, now = Date.now()) {
    writeItem(codeStepKey, [page, now, remember ? "remember" : "forget", email].join(" "), "sessionStorage");
  },
  close: () => removeItem(codeStepKey, "sessionStorage"),
};
