import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const template = z.strictObject({
  name: label,
  subject: text(100),
  /** Paragraphs. */
  body: z.array(text(600)).min(3).max(7),
  /** The same in a chat. */
  chat: text(400),
});

/**
 * Templates of mails that sales people send to leads. `{name}`, `{company}` and `{product}` are the visitor's, `{number}`
 * is the number of the request, `{sender}` the sales person and `{us}` our own company.
 */
export const leadTemplates = z.strictObject({
  /** The name from which a mail comes: `{sender}` and `{us}`. */
  from: label,
  /** `{product}` of somebody who chose none. */
  anyProduct: label,
  templates: z.strictObject({ first: template, demo: template, price: template, later: template, closing: template }),
});

/** The mail about a comment that names a colleague; `{by}` wrote it, `{document}` is what it is about. */
export const mailsContent = z.strictObject({
  subject: text(100),
  line: text(200),
  /** Stands before what the field said. */
  field: label,
  comment: label,
  open: label,
});

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

const notice = z.strictObject({ subject: text(100), line: text(300) });

/** Mails about customers' requests for help. `{number}` is filled in. */
export const mailsHelp = z.strictObject({
  /** To the customer: `line` above the text that the team wrote, `next` below it. */
  answer: z.strictObject({ subject: text(100), line: text(200), next: text(300), button: label }),
  /** To the person who answers the request, or to the team. */
  team: z.strictObject({ received: notice, again: notice, assigned: notice, button: label }),
  facts: z.strictObject({ number: label, topic: label, order: label }),
  topics: z.strictObject({
    payment: label,
    refund: label,
    invoice: label,
    access: label,
    product: label,
    account: label,
    other: label,
  }),
});

const linked = z.strictObject({ subject: text(100), line: text(200), label });

/** Mails to colleagues about the conversation with a lead; `{by}` wrote it, `{company}` is the lead's. */
export const mailsLeadNotices = z.strictObject({ mention: linked, answer: linked, open: label });

/** The words around the blocks of a letter; `{subject}` and `{minutes}` are filled in. */
export const mailsLetter = z.strictObject({
  article: z.strictObject({ note: text(60), read: label }),
  event: z.strictObject({ more: label, sample: text(60) }),
  product: z.strictObject({ more: label }),
  /** Links of the footer. */
  inBrowser: label,
  preferences: label,
  testSubject: text(40),
});
