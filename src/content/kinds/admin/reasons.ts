import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** Words of the dialog that asks for a reason. */
export const adminReasons = z.strictObject({ reason: label, hint: text(120), changed: text(200) });
