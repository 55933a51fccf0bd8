import * as z from "zod/mini";
import { missingOr } from "#text/rules.ts";

/** NIST SP 800-63B, section 3.1.1.2: at least eight characters; long phrases are allowed, no rules of composition. */
export const passwordLength = { min: 8, max: 128 } as const;

/**
 * A new password as typed: nothing is trimmed. Codes: `required`, `invalid_type`, `too_short`,
 * `too_long`. The server also refuses common ones (`common_password`).
 */
export const passwordSchema = z
  .string({ error: missingOr("invalid_type") })
  .check(
    z.minLength(1, { error: "required", abort: true }),
    z.minLength(passwordLength.min, { error: "too_short", abort: true }),
    z.maxLength(passwordLength.max, { error: "too_long" }),
  );

/** Returns whether the password is little more than a public name of its owner (username, e-mail address, name). */
export function resemblesOwner(password: string, owner: readonly (string | undefined)[]): boolean {
  const core = lettersAndDigits(password);
  return owner
    .flatMap((name) => (name ? [name, name.split("@")[0]!] : []))
    .map(lettersAndDigits)
    .some((name) => name.length >= 4 && core.includes(name) && core.length - name.length < 4);
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
