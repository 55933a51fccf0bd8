import * as z from "zod/mini";
import { missingOr } from "#catalogue/text-rules.ts";

/** Lengths of a username, in characters. */
const usernameLength = { min: 3, max: 30 } as const;

/** Names that would let a person pose as the company. */
const reserved = new Set(
  "admin administrator root system support help info sales billing security bigsuite staff moderator null undefined".split(
    " ",
  ),
);

// A letter first, then letters and digits with single dots, hyphens or underscores between them; never an @,
// so that the login form can tell a username from an e-mail address.
const shape = /^[a-z](?:[._-]?[a-z0-9])*$/;

/** How a username is kept and compared. */
function normalizeUsername(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * A username as typed, answered as it is kept. Codes: `required`, `invalid_type`, `too_short`, `too_long`,
 * `invalid_username`, `username_taken`.
 */
export const usernameSchema = z.pipe(
  z.pipe(z.string({ error: missingOr("invalid_type") }), z.transform(normalizeUsername)),
  z.string().check(
    z.minLength(1, { error: "required", abort: true }),
    z.minLength(usernameLength.min, { error: "too_short", abort: true }),
    z.maxLength(usernameLength.max, { error: "too_long", abort: true }),
    z.regex(shape, { error: "invalid_username", abort: true }),
    z.refine((value) => !reserved.has(value), { error: "username_taken" }),
  ),
);
