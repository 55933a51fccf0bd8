import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { whatsAppUrl } from "../delivery/whatsapp.ts";
import { given } from "../requests/contact-request.ts";
import { productName } from "../requests/display-names.server.ts";
import { requestNumber } from "../requests/request-number.ts";
import type { MailTemplatesView } from "./conversation-contract.ts";
import { leadFamily } from "./lead-family.server.ts";
import { fillFields, type MergeFields } from "./merge-fields.ts";
import "../tables.server.ts";
import "./tables.server.ts";

const templateIds = ["first", "demo", "price", "later", "closing"] as const;

/**
 * Returns the templates in the language of a lead with their fields filled; undefined when there is no such lead.
 * @param sender who will send the mail, with the language in which they read the names of the templates
 */
export async function fillTemplates(
  db: Database,
  id: string,
  sender: { name: string; locale: Locale },
): Promise<MailTemplatesView | undefined> {
  const lead = await db
    .selectFrom("leads")
    .select(["name", "company", "product", "phone", "locale"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!lead) return undefined;
  const { anyProduct, templates } = readSet(lead.locale, "lead-templates");
  const phone = given(lead.phone);
  const names = readSet(sender.locale, "lead-templates").templates;
  const fields: MergeFields = {
    name: lead.name,
    company: lead.company,
    product: lead.product === "not-sure" ? anyProduct : productName(lead.product, lead.locale),
    number: requestNumber(id),
    sender: sender.name,
    us: readSet(lead.locale, "common").company.name,
  };
  return {
    templates: templateIds
      .map((template) => ({ id: template, ...templates[template] }))
      .map(({ id, subject, body, chat }) => ({
        id,
        name: names[id].name,
        subject: fillFields(subject, fields),
        body: body.map((paragraph) => fillFields(paragraph, fields)).join("\n\n"),
        whatsapp: phone === null ? "" : whatsAppUrl(phone, fillFields(chat, fields)),
      })),
    reply_subject: await replySubject(db, id),
  };
}

/** Returns `Re:` and the subject of the last mail, so that the programs of both sides show one thread. */
async function replySubject(db: Database, id: string): Promise<string | null> {
  const last = await db
    .selectFrom("lead_mails")
    .select("subject")
    .where("lead_id", "in", await leadFamily(db, id))
    .where("automatic", "=", false)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  return /^re\s*:/i.test(last.subject) ? last.subject : `Re: ${last.subject}`;
}
