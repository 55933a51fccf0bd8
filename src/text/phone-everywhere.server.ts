import type { MetadataJson } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { phoneRule } from "./phone.ts";

/** The server's rule: valid by libphonenumber for every country. */
export const phoneEverywhere = phoneRule(metadata as unknown as MetadataJson);

/**
 * Returns the number that was probably typed where one with two country codes is stored: until November 2026
 * `62-361-755123`, with no plus, became `+62 62 361 755123`. Undefined for every other number.
 */
export function probablePhone(stored: string): string | undefined {
  return stored.startsWith("+6262") ? (phoneEverywhere(stored.replace("+62", "+")) ?? undefined) : undefined;
}
