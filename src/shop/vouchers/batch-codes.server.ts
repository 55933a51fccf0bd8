import { randomBytes } from "node:crypto";

/** Without characters that people confuse: no 0, O, 1, I and L. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = 3;
const groupLength = 4;
// Bytes above the last whole multiple would make the first letters likelier.
const fairBytes = 256 - (256 % alphabet.length);

/** Returns that many different codes, `PREFIX-7K3M-9QXA-2HCD`: 59 random bits each, so that none can be guessed. */
export function batchCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${prefix.toUpperCase()}-${randomGroups()}`);
  return [...codes];
}

function randomGroups(): string {
  let letters = "";
  while (letters.length < groups * groupLength) {
    for (const byte of randomBytes(groups * groupLength * 2))
      if (byte < fairBytes && letters.length < groups * groupLength) letters += alphabet[byte % alphabet.length];
  }
  return letters.match(new RegExp(`.{${groupLength}}`, "g"))!.join("-");
}
