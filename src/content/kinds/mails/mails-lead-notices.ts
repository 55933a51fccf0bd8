import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const notice = z.strictObject({ subject: text(100), line: text(200), label });

/** Mails to colleagues about the conversation with a lead; `{by}` wrote it, `{company}` is the lead's. */
export const mailsLeadNotices = z.strictObject({ mention: notice, answer: notice, open: label });
