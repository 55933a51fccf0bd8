import { z } from "zod";
import { label, text } from "../shared/parts.ts";
import { texts } from "./texts.ts";

const notice = z.strictObject({ subject: text(120), line: text(400) });

/** The mails about orders to the sales team, which reads Indonesian. */
export const mailsSales = z.strictObject({
  kinds: z.strictObject({
    review: notice,
    extra_money: notice,
    refund_account_given: notice,
    reversed: notice,
    activation: notice,
  }),
  /** What access the customer has after a reversal. */
  accessLeft: texts(200, "stillPreparing", "accessNeverStarted", "accessSuspended", "accessEnded", "accessStays"),
  /** How a decision is entered, and how a refund is. */
  decide: text(200),
  refund: text(200),
  /** Instead of the days, while the workspace is not open. */
  periodWithWorkspace: text(120),
  /** The button that leads to the order in the back office, where the opening is recorded. */
  openOrder: label,
  /** What a paid order requires of the team. */
  tasks: texts(200, "purchase", "renewal", "upgrade", "preparing"),
  facts: texts(
    40,
    "state",
    "buyer",
    "email",
    "package",
    "task",
    "period",
    "dueDay",
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
