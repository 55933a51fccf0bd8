import list from "./common-passwords.json" with { type: "json" };

let known: Set<string> | undefined;

/** True for a password that every guesser tries first (NIST SP 800-63B, section 3.1.1.2: blocklist). */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(list.passwords);
  const lower = password.toLowerCase();
  return known.has(lower) || isOneCharacter(lower) || known.has(lower.replace(/[0-9!.]{1,4}$/, ""));
}

function isOneCharacter(password: string): boolean {
  return new Set(password).size < 3;
}
