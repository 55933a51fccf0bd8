import * as z from "zod/mini";
import { missingOr } from "#text/rules.ts";

/** Lengths of a username, in characters. */
const usernameLength = { min: 3, max: 30 } as const;

/** Names under which a person could pose as the company. */
const reserved = new Set(
  "admin administrator root system support help info sales billing security bigsuite staff moderator null undefined".split(
    " ",
  ),
);

// A letter first, then letters and digits with single dots, hyphens or underscores between them; never an @,
// so that the login form can distinguish a username from an e-mail address.
const shape = /^[a-z](?:[._-]?[a-z0-9])*$/;

/** Returns a username derived from an e-mail address, valid by `usernameSchema`; undefined when none can be derived. */
export function usernameFrom(email: string): string | undefined {
  const plain = email
    .split("@")[0]!
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\+.*$/, "")
    .replace(/[^a-z0-9._-]/g, "")
    .replace(/[._-]+(?=[._-])/g, "")
    .replace(/^[^a-z]+/, "")
    // Leaves space for the digits that make it unique.
    .slice(0, usernameLength.max - 6)
    .replace(/(?<![._-])[._-]+$/, "");
  return usernameSchema.safeParse(plain).success ? plain : undefined;
}

/** Returns a username as it is stored and compared. */
function normalizeUsername(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * A typed username, normalized. Codes: `required`, `invalid_type`, `too_short`, `too_long`,
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
