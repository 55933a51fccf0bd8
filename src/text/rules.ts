import * as z from "zod/mini";
import { plainLine } from "./plain-line.ts";
import { wellFormed } from "./well-formed.ts";

/** Returns an error map: `required` for a missing or empty value, else `code`. The texts for codes are content. */
export const missingOr =
  (code: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? "required" : code;

/** Trims a text of several lines, replaces lone surrogates, which a database cannot store, and composes (NFC). */
function normalizeText(text: string): string {
  return wellFormed(text.trim()).normalize("NFC");
}

/** At most so many characters are named in an issue. */
const maxNamed = 5;

/**
 * Refuses a text with a character that is not allowed; the issue's `characters` names which, invisible ones by number.
 */
export function everyCharacter(allowed: { test: (character: string) => boolean }) {
  return z.check<string>((context) => {
    const refused = new Set(Array.from(context.value).filter((character) => !allowed.test(character)));
    if (refused.size === 0) return;
    const characters = [...refused].slice(0, maxNamed).map(nameCharacter).join(" ");
    const issue = { code: "custom", message: "invalid_characters", params: { characters } } as const;
    context.issues.push({ ...issue, input: context.value });
  });
}

function nameCharacter(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

const noControls = everyCharacter(/\P{Cc}/u);
const noControlsButLines = everyCharacter(/[\P{Cc}\n\r\t]/u);

/** Returns the rule of one line that must be filled in, trimmed. */
export function requiredLine(maximum: number) {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(plainLine),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(maximum, { error: "too_long" }),
      noControls,
    );
}

/** Returns the rule of one line that may be missing or empty. */
export function optionalLine(maximum: number) {
  const line = z
    .string({ error: "invalid_type" })
    .check(z.overwrite(plainLine), z.maxLength(maximum, { error: "too_long" }), noControls);
  return z._default(line, "");
}

/** Returns the schema of a phone number that may be empty. */
export function optionalPhone(read: (text: string) => string | null) {
  const typed = z
    .string({ error: "invalid_type" })
    .check(z.overwrite(plainLine), z.maxLength(40, { error: "invalid_phone", abort: true }));
  return z.pipe(
    typed,
    z.pipe(
      z.transform((text: string) => (text === "" ? "" : (read(text) ?? undefined))),
      z.string({ error: "invalid_phone" }),
    ),
  );
}

/** Returns the rule of a text of several lines, as typed but trimmed. */
export function paragraphs(maximum: number) {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(z.overwrite(normalizeText), z.maxLength(maximum, { error: "too_long" }), noControlsButLines);
}

/** Returns the rule of one of a list. */
export function choice<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: missingOr("unknown_choice") });
}

/** Returns the schema of a phone number by the given rule, as E.164. */
export function phoneNumber(read: (text: string) => string | null) {
  const typed = z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(plainLine),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(40, { error: "invalid_phone", abort: true }),
    );
  return z.pipe(
    typed,
    z.pipe(
      z.transform((text: string) => read(text) ?? undefined),
      z.string({ error: "invalid_phone" }),
    ),
  );
}
