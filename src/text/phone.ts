import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import indonesia from "./phone-indonesia.json" with { type: "json" };

/** Turns a phone number as people type it into E.164 (`0812 3456 7890` -> `+6281234567890`), or null when it is none. */
export type PhoneRule = (text: string) => string | null;

/** A rule over the given metadata; a number without a country code is Indonesian. */
export function phoneRule(metadata: MetadataJson): PhoneRule {
  return (text) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry: "ID", extract: false }, metadata);
    return number?.isValid() ? number.number : null;
  };
}

/** How a number was understood, where what was typed leaves room for doubt. */
export interface PhoneReading {
  /** As people write it, with the country code; empty when that needs no word. */
  international: string;
  /** Digits of an extension, which E.164 cannot hold; empty without one. */
  extension: string;
}

/**
 * Reads a number as Indonesian and says what is worth telling its owner: that a number without leading 0 or + was taken
 * for an Indonesian one, and that an extension is not part of it. Undefined for any other.
 */
export function readDoubtfulPhone(text: string): PhoneReading | undefined {
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
 * The browser's rule: exact for Indonesian numbers, the shape alone for those of other countries, whose metadata would
 * weigh more than the page. The server judges again (`phone-everywhere.server.ts`).
 */
export const phoneInBrowser: PhoneRule = (text) => {
  const digits = text.replace(/[\s().-]/g, "");
  const foreign = digits.startsWith("+") && !digits.startsWith("+62");
  return foreign ? (/^\+[1-9]\d{6,14}$/.test(digits) ? digits : null) : indonesian(text);
};
