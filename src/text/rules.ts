import * as z from "zod/mini";

/** Rules' messages are codes; whoever shows them has the words (API: `content/{id,en}/problems.json`, site: content sets). */
export const missingOr = (code: string) => (it: { input?: unknown }) =>
  it.input === undefined || it.input === null || it.input === "" ? "required" : code;

/** Trimmed, composed, and without halves of characters, which a database could not keep. */
function tidy(text: string): string {
  return text.trim().toWellFormed().normalize("NFC");
}

/** More than these are not named in an issue. */
const mostNamed = 5;

/** Refuses a text with a character that is not allowed; the issue's `characters` names which, invisible ones by number. */
export function everyCharacter(allowed: RegExp) {
  return z.check<string>((context) => {
    const found = new Set(Array.from(context.value).filter((character) => !allowed.test(character)));
    if (found.size === 0) return;
    const characters = [...found].slice(0, mostNamed).map(nameOf).join(" ");
    const issue = { code: "custom", message: "invalid_characters", params: { characters } } as const;
    context.issues.push({ ...issue, input: context.value });
  });
}

function nameOf(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

const noControls = everyCharacter(/\P{Cc}/u);
const noControlsButLines = everyCharacter(/[\P{Cc}\n\r\t]/u);

/** One line that must be filled in, trimmed. */
export function requiredLine(maximum: number) {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(tidy),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(maximum, { error: "too_long" }),
      noControls,
    );
}

/** One line that may be missing or empty. */
export function optionalLine(maximum: number) {
  const line = z
    .string({ error: "invalid_type" })
    .check(z.overwrite(tidy), z.maxLength(maximum, { error: "too_long" }), noControls);
  return z._default(line, "");
}

/** Text of several lines, as typed but trimmed. */
export function paragraphs(maximum: number) {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(z.overwrite(tidy), z.maxLength(maximum, { error: "too_long" }), noControlsButLines);
}

/** One of a list. */
export function choice<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: missingOr("unknown_choice") });
}

/** An e-mail address as people write it, at most 254 characters (RFC 5321). */
export function emailAddress() {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(tidy),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(254, { error: "too_long", abort: true }),
      z.email({ error: "invalid_email" }),
    );
}

/** A phone number by the given rule, as E.164. */
export function phoneNumber(read: (text: string) => string | null) {
  const typed = z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(tidy),
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
