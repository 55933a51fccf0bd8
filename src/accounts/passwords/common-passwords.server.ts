import list from "./common-passwords.json" with { type: "json" };

let known: ReadonlySet<string> | undefined;

/** Returns the server's list of common passwords, made at its first use. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(list.passwords);
  return known;
}
