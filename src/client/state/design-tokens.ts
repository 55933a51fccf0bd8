import { amount, isRecord, isText, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** Returns CSS custom properties by name, as verified by `tokens/verify.ts`. */
const readValues = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};

/** SPEC.md section 3, design-token values: their source, the time of the last fetch (ms since 1970), and the values. */
export const designTokens = slice(record({ source: text(), etag: text(), at: amount(), values: readValues }));
