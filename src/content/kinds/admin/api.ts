import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** The document of the back office's own calls. */
export const adminApi = z.strictObject({
  title: label,
  lead: text(320),
  download: label,
  search: label,
  none: text(160),
  who: label,
  anyStaff: label,
  recentFactor: text(160),
  parameters: label,
  required: label,
  body: label,
  response: label,
});
