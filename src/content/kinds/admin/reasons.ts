import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** Words of the dialog that asks for a reason; in `overtaken`, `{by}` did `{what}` at the time `{when}`. */
export const adminReasons = z.strictObject({
  reason: label,
  hint: text(120),
  changed: text(200),
  overtaken: text(200),
});
