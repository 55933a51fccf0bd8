import { z } from "zod";
import { label, text } from "../shared/parts.ts";
import { texts } from "./texts.ts";

const notice = z.strictObject({ subject: text(120), line: text(400) });

/** The mails about orders to the sales team, which reads Indonesian. */
export const mailsSales = z.strictObject({
  kinds: z.strictObject({
    review: notice,
    extra_money: notice,
    account_given: notice,
    reversed: notice,
    activation: notice,
  }),
  /** How a decision is entered, and how a refund is. */
  decide: text(200),
  refund: text(200),
  /** What a paid order requires of the team. */
  tasks: texts(200, "purchase", "renewal", "upgrade"),
  facts: texts(
    40,
    "state",
    "buyer",
    "email",
    "package",
    "task",
    "period",
    "language",
    "due",
    "received",
    "surplus",
    "referral",
  ),
  languages: texts(20, "id", "en"),
  accountDeleted: label,
  noReferral: label,
  write: label,
});
