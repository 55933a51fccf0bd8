import type { MetadataJson } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { phoneRule } from "./phone.ts";

/** The server's rule: valid by libphonenumber for every country. */
export const phoneEverywhere = phoneRule(metadata as unknown as MetadataJson);
