import type { Selectable } from "kysely";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { light } from "#mail/palette.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { spacedPhone } from "#text/spaced-phone.ts";
import { detailLabels, detailText } from "../../requests/details-words.ts";
import { industryName } from "../../requests/industry-name.ts";
import { productName } from "../../requests/product-name.ts";
import { requestNumber } from "../../requests/request-number.ts";
import { excerpt, greetingName, withoutLinks } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import { type LeadRow, LeadRows } from "./lead-rows.server.tsx";
import { MailFrame } from "./mail-frame.server.tsx";
import { thankYouWords } from "./thank-you-words.ts";

/** Characters of a message that the copy holds: nobody is to be sent pages in a stranger's name. */
const longestCopy = 2000;

/**
 * The mail that thanks a visitor in their language, with a copy of what they sent. The mailbox is unproven, so nothing in
 * the copy can be pressed, and it is bounded.
 * @param unsubscribeUrl where consent to news is withdrawn, when it was given
 */
export async function thankYouMail(lead: Selectable<LeadTable>, site: string, unsubscribeUrl?: string) {
  const words = thankYouWords[lead.locale];
  const subject = words.subject(requestNumber(lead.id));
  const product = lead.product === "not-sure" ? undefined : productName(lead.product)[lead.locale];
  const lines = lead.kind === "api-marketplace" ? words.marketplace : words.contact(product);
  const body = await renderMail(
    <MailFrame locale={lead.locale} site={site} preview={lines[0]!} heading={words.heading(greetingName(lead.name))}>
      {lines.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Paragraph>
        <strong>{words.copy}</strong>
      </Paragraph>
      <LeadRows rows={copyOf(lead)} />
      <Note>{words.note}</Note>
      {unsubscribeUrl && (
        <Note>
          {words.news}{" "}
          <a className="link" href={unsubscribeUrl} style={{ color: light.link }}>
            {words.end}
          </a>
        </Note>
      )}
    </MailFrame>,
  );
  return { subject, ...body };
}

function copyOf(lead: Selectable<LeadTable>): LeadRow[] {
  const { locale } = lead;
  const { labels } = thankYouWords[locale];
  const typed = {
    name: lead.name,
    company: lead.company,
    job: lead.job,
    message: lead.message === "-" ? "" : excerpt(lead.message, longestCopy),
  };
  const row = (name: keyof typeof typed): LeadRow => ({ label: labels[name], value: withoutLinks(typed[name]) });
  return [
    { label: labels.number, value: requestNumber(lead.id) },
    row("name"),
    row("company"),
    row("job"),
    { label: labels.industry, value: industryName(lead.industry)[locale] },
    { label: labels.phone, value: spacedPhone(lead.phone) },
    { label: labels.product, value: productName(lead.product)[locale] },
    ...Object.entries(lead.details).map(([key, value]) => ({
      label: detailLabels[key]?.[locale] ?? key,
      value: detailText(value, locale),
    })),
    row("message"),
  ];
}
