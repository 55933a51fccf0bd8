import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import indonesia from "./phone-indonesia.json" with { type: "json" };

/** Returns a phone number as typed in E.164 (`0812 3456 7890` -> `+6281234567890`), or null when it is invalid. */
export type PhoneRule = (text: string) => string | null;

/** Returns the rule over the given metadata; a number without a country code is Indonesian. */
export function phoneRule(metadata: MetadataJson): PhoneRule {
  return (text) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry: "ID", extract: false }, metadata);
    return number?.isValid() ? number.number : null;
  };
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
 * Indonesian, and an extension is not stored. Undefined for an unambiguous or invalid number.
 */
export function readAmbiguousPhone(text: string): PhoneReading | undefined {
  const typed = text.trim();
  const options = { defaultCountry: "ID", extract: false } as const;
  const number = parsePhoneNumberFromString(typed, options, indonesia as unknown as MetadataJson);
  if (!number?.isValid()) return undefined;
  const extension = number.ext ?? "";
  number.ext = undefined;
  const international = /^[(\s]*(0|\+|62)/.test(typed) ? "" : number.formatInternational();
  return international || extension ? { international, extension } : undefined;
}

const indonesian = phoneRule(indonesia as unknown as MetadataJson);

/**
 * Checks a phone number by the browser's rule: exact for Indonesian numbers, the shape alone for those of other
 * countries, whose metadata is larger than the page. The server checks them (`phone-everywhere.server.ts`).
 */
export const phoneInBrowser: PhoneRule = (text) => {
  const digits = text.replace(/[\s().-]/g, "");
  const foreign = digits.startsWith("+") && !digits.startsWith("+62");
  return foreign ? (/^\+[1-9]\d{6,14}$/.test(digits) ? digits : null) : indonesian(text);
};
