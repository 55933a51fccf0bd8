import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** The mail about a comment that names a colleague; `{by}` wrote it, `{document}` is what it is about. */
export const mailsContent = z.strictObject({
  subject: text(100),
  line: text(200),
  /** Stands before what the field said. */
  field: label,
  comment: label,
  open: label,
});
