import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { phoneRule } from "./phone.ts";
import { spacedPhone } from "./spaced-phone.ts";

/** The server's rule: valid by libphonenumber for every country. */
export const phoneEverywhere = phoneRule(metadata as unknown as MetadataJson);

/** Returns a number in E.164 with spaces, as its country writes it: `+6561234567` -> `+65 6123 4567`. */
export function readablePhone(phone: string): string {
  if (phone.startsWith("+62")) return spacedPhone(phone);
  return parsePhoneNumberFromString(phone, metadata as unknown as MetadataJson)?.formatInternational() ?? phone;
}

/**
 * Returns the number that was probably typed where one with two country codes is stored: until November 2026
 * `62-361-755123`, with no plus, became `+62 62 361 755123`. Undefined for every other number.
 */
export function probablePhone(stored: string): string | undefined {
  return stored.startsWith("+6262") ? (phoneEverywhere(stored.replace("+62", "+")) ?? undefined) : undefined;
}
