import type { MetadataJson } from "libphonenumber-js/core";
import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";

/** An E.164 number as people read it: `+6281234567890` -> `+62 812-3456-7890`. */
export function spacedPhone(number: string): string {
  return parsePhoneNumberFromString(number, metadata as unknown as MetadataJson)?.formatInternational() ?? number;
}

/** The address that opens a chat with an E.164 number. */
export function whatsAppUrl(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}`;
}
