import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const details = z.strictObject({
  labels: z.strictObject({ apis: label, monthly_calls: label }),
  values: z.record(z.string(), label),
});

/** Mails to people who sent a request or who want the newsletter; `{company}` is the name in `common`. */
export const mailsLeads = z.strictObject({
  thankYou: z.strictObject({
    subject: text(80),
    heading: text(60),
    headingWithoutName: text(60),
    received: text(120),
    receivedAbout: text(120),
    next: text(200),
    /** Of a request for access to the API Marketplace. */
    marketplace: z.array(text(240)).length(2),
    copy: label,
    labels: z.strictObject({
      number: label,
      name: label,
      company: label,
      job: label,
      industry: label,
      phone: label,
      product: label,
      message: label,
    }),
    note: text(160),
    news: text(100),
    withdraw: label,
  }),
  newsletter: z.strictObject({
    subject: text(60),
    heading: text(60),
    line: text(200),
    button: label,
    ignore: text(120),
  }),
  olderRequests: z.strictObject({ subject: text(60), line: text(240), note: text(160) }),
  /** What a request for access to the API Marketplace names besides. */
  details,
  /** Choices of the form that are no product, as part of a sentence. */
  products: z.strictObject({ "end-to-end-platform": label, "not-sure": label }),
});
