import { amount, isRecord, isText, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** CSS custom properties by name, as `tokens/verify.ts` let them pass. */
const readValues = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};

/** The design-token values of SPEC.md section 3: where they came from, when (ms since 1970), and what they are. */
export const designTokens = slice(record({ source: text(), etag: text(), at: amount(), values: readValues }));
