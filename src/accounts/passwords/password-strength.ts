import { passwordLength, resemblesOwner } from "./password.ts";

/** From 0 (refused) through 1 (weak), 2 (fair), 3 (good) to 4 (strong). */
type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Returns an estimate of how hard a password is to guess, for the meter beside the field. It is advice only: the server
 * refuses by length and by its list of common passwords.
 * @param owner public names of the person: username, e-mail, names
 */
export function passwordStrength(password: string, owner: readonly (string | undefined)[] = []): Strength {
  if ([...password].length < passwordLength.min) return 0;
  if (resemblesOwner(password, owner)) return 1;
  const bits = estimatedBits(password);
  if (bits < 36) return 1;
  if (bits < 48) return 2;
  return bits < 64 ? 3 : 4;
}

/** Counts each character by the size of its alphabet; one that repeats or continues a sequence counts one bit. */
function estimatedBits(password: string): number {
  const characters = [...password];
  const perCharacter = Math.log2(alphabetSize(password));
  const seen = new Map<string, number>();
  return characters.reduce((bits, character, index) => {
    const previous = characters[index - 1]?.codePointAt(0);
    const step = previous === undefined ? Number.NaN : character.codePointAt(0)! - previous;
    const times = seen.get(character) ?? 0;
    seen.set(character, times + 1);
    return bits + (Math.abs(step) <= 1 ? 1 : perCharacter / (1 + times / 2));
  }, 0);
}

function alphabetSize(password: string): number {
  let size = 1;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/[0-9]/.test(password)) size += 10;
  if (/[^a-zA-Z0-9]/.test(password)) size += 33;
  return size;
}
