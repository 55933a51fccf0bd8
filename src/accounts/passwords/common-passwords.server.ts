import list from "./common-passwords.json" with { type: "json" };

let cached: ReadonlySet<string> | undefined;

/** Returns the server's list of common passwords, created at the first use. */
export function commonPasswords(): ReadonlySet<string> {
  cached ??= new Set(list.passwords);
  return cached;
}
