import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { whatsAppUrl } from "../delivery/whatsapp.ts";
import { given } from "../requests/contact-request.ts";
import { productName } from "../requests/display-names.server.ts";
import { requestNumber } from "../requests/request-number.ts";
import type { MailTemplatesView } from "./conversation-contract.ts";
import { leadFamily } from "./lead-family.server.ts";
import { fillFields, fillText, type MergeFields } from "./merge-fields.ts";
import { ownTemplates, readSignature } from "./own-writing.server.ts";
import { senderName } from "./send-reply.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

/** Characters of a template of one's own that a chat is opened with; longer ones are mails. */
const longestChat = 1500;

const templateIds = ["first", "demo", "price", "later", "closing"] as const;

/**
 * Returns the templates in the language of a lead with their fields filled; undefined when there is no such lead.
 * @param sender who will send the mail, with the language in which they read the names of the templates
 */
export async function fillTemplates(
  db: Database,
  id: string,
  sender: { id: string; name: string; locale: Locale },
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
  const signature = await readSignature(db, sender.id);
  const own = await ownTemplates(db, sender.id, lead.locale);
  const chat = (text: string) => (phone === null ? "" : whatsAppUrl(phone, text));
  const ofCompany = templateIds.map((id) => {
    const { subject, body, chat: text } = templates[id];
    return {
      id,
      name: names[id].name,
      own: false,
      subject: fillFields(subject, fields),
      body: signed(
        body.map((paragraph) => fillFields(paragraph, fields)),
        signature,
      ),
      whatsapp: chat(fillFields(text, fields)),
    };
  });
  const ofPerson = own.map(({ id, name, subject, body }) => {
    const filled = fillText(body, fields);
    return {
      id,
      name,
      own: true,
      subject: fillFields(subject, fields),
      body: signed([filled, ""], signature),
      whatsapp: filled.length > longestChat ? "" : chat(filled),
    };
  });
  return {
    templates: [...ofPerson, ...ofCompany],
    reply_subject: await replySubject(db, id),
    signature,
    sender: senderName(sender.name, lead.locale),
  };
}

/** Returns a text whose last paragraph, the greeting with the sender's name, ends with the person's signature instead. */
function signed(paragraphs: readonly string[], signature: string): string {
  if (!signature) return paragraphs.filter(Boolean).join("\n\n");
  const [greeting = ""] = paragraphs.at(-1)!.split("\n");
  return [...paragraphs.slice(0, -1), [greeting, signature].filter(Boolean).join("\n")].join("\n\n");
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
