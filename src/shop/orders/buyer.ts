import * as z from "zod/mini";
import { plainLine } from "#text/plain-line.ts";
import { everyCharacter, requiredLine } from "#text/rules.ts";
import { printable } from "../invoices/printable.ts";
import { readNpwp } from "./npwp.ts";

const latin = /[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;
/** What an invoice would print as a question mark is refused by name, as a tax document must name the right buyer. */
const isPrintable = (character: string) => latin.test(character) && (character === "?" || printable(character) !== "?");

/**
 * Returns the rule of a line that an invoice can print: Latin letters with diacritics, no character that changes the
 * text direction.
 */
function invoiceLine(longest: number) {
  return requiredLine(longest).check(everyCharacter({ test: isPrintable }));
}

/** Sixteen digits, or undefined when left empty. */
const npwp = z.pipe(
  z.string().check(z.overwrite(plainLine), z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => (typed === "" ? undefined : (readNpwp(typed) ?? ""))),
    z.optional(z.string().check(z.minLength(1, { error: "invalid_npwp" }))),
  ),
);

/** The buyer that an invoice names. */
export const buyer = z.object({ name: invoiceLine(120), address: invoiceLine(300), npwp: z.optional(npwp) });
export type Buyer = z.infer<typeof buyer>;
