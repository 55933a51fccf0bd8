import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** `{event}` is the title, `{time}` when it begins, `{place}` the place in the queue. */
const mail = z.strictObject({ subject: text(80), heading: text(80), line: text(300) });

/** Mails to people who signed up for an event. */
export const mailsEvents = z.strictObject({
  mails: z.strictObject({ seat: mail, waiting: mail, "moved-up": mail, changed: mail, day: mail, hour: mail }),
  labels: z.strictObject({
    when: label,
    until: label,
    place: label,
    address: label,
    meeting: label,
    meetingLater: text(120),
    language: label,
  }),
  join: label,
  calendar: text(160),
  sample: text(200),
  cancelBefore: text(200),
  cancel: label,
});
