import { type MetadataJson, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/core";
import indonesia from "./phone-indonesia.json" with { type: "json" };
import { plainLine } from "./plain-line.ts";

const ofIndonesia = indonesia as unknown as MetadataJson;

/** Returns a phone number as typed in E.164 (`0812 3456 7890` -> `+6281234567890`), or null when it is invalid. */
export type PhoneRule = (text: string) => string | null;

/**
 * Returns a number as typed with a plus where its digits begin with 62, Indonesia's own country code, or with a prefix for
 * calls abroad: `00`, or `001`, `007`, `008` and `009` of Indonesian operators before 62. Other numbers stay as they are.
 */
function withPlus(text: string): string {
  return plainLine(text)
    .replace(/^[(\s]*(?:00[1789]?[\s-]*)?\(?62\)?/, "+62 ")
    .replace(/^\(?00\)?[\s-]*(?=[1-9])/, "+");
}

function parse(text: string, metadata: MetadataJson): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: "ID", extract: false }, metadata);
  return number?.isValid() ? number : undefined;
}

/** Reads a number with the plus of {@link withPlus}, and only if that is no number without it, as an Indonesian one. */
function read(text: string, metadata: MetadataJson): PhoneNumber | undefined {
  return parse(withPlus(text), metadata) ?? parse(plainLine(text), metadata);
}

/** Returns the rule over the given metadata; a number without a country code is Indonesian. */
export function phoneRule(metadata: MetadataJson): PhoneRule {
  return (text) => read(text, metadata)?.number ?? null;
}

/** How an ambiguous number was understood. */
export interface PhoneReading {
  /** The number with its country code, formatted; empty when the typed number was unambiguous. */
  international: string;
  /** Digits of an extension, which E.164 does not have; empty without one. */
  extension: string;
}

/**
 * Returns how a number is understood when its owner should check it: a number without leading 0 or + is read as
 * Indonesian, one that begins with 62 may be read in two ways, and an extension is not stored. Undefined for an
 * unambiguous or invalid number.
 */
export function readAmbiguousPhone(text: string): PhoneReading | undefined {
  const typed = plainLine(text);
  const number = read(typed, ofIndonesia);
  if (!number) return undefined;
  const extension = number.ext ?? "";
  delete number.ext;
  const international = isAmbiguous(typed, number) ? number.formatInternational() : "";
  return international || extension ? { international, extension } : undefined;
}

/** Returns whether a valid number is one without plus or 0, or one that begins with 62 and is another without the plus. */
function isAmbiguous(typed: string, number: PhoneNumber): boolean {
  if (!/^[(\s]*62/.test(typed)) return !/^[(\s]*[0+]/.test(typed);
  const asLocal = parse(typed, ofIndonesia);
  return asLocal !== undefined && (asLocal.number !== number.number || !parse(withPlus(typed), ofIndonesia));
}

const indonesian = phoneRule(ofIndonesia);

/**
 * Checks a phone number by the browser's rule: exact for Indonesian numbers, the shape alone for those of other
 * countries, whose metadata is larger than the page. The server checks them (`phone-everywhere.server.ts`).
 */
export const phoneInBrowser: PhoneRule = (text) => {
  const digits = withPlus(text).replace(/[\s().-]/g, "");
  const foreign = digits.startsWith("+") && !digits.startsWith("+62");
  return foreign ? (/^\+[1-9]\d{6,14}$/.test(digits) ? digits : null) : indonesian(text);
};
