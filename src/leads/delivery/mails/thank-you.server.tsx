import type { Selectable } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { primaryColour } from "#mail/primary-colour.server.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { excerpt } from "#text/excerpt.ts";
import { fill } from "#text/fill.ts";
import { productName } from "../../requests/display-names.server.ts";
import { requestNumber } from "../../requests/request-number.ts";
import { greetingName } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import { type LeadRow, LeadRows, requestRows, unlinkedRow } from "./lead-rows.server.tsx";

type Lead = Selectable<LeadTable>;

/** Characters of a message that the copy shows: a stranger's address must not be sent pages of text. */
const maxCopyLength = 2000;

/**
 * Renders the mail that thanks a visitor in their language, with a copy of what they sent. The address is unverified, so
 * nothing in the copy is a link, and its length is limited.
 * @param unsubscribeUrl where consent to news is withdrawn, when it was given
 */
export async function thankYouMail(lead: Lead, site: string, unsubscribeUrl?: string) {
  const words = readSet(lead.locale, "mails-leads").thankYou;
  const subject = fill(words.subject, { number: requestNumber(lead.id) });
  const name = greetingName(lead.name);
  const heading = name ? fill(words.heading, { name }) : words.headingWithoutName;
  const lines = linesOf(lead);
  const body = await renderMail(
    <MailLayout locale={lead.locale} site={site} reason="request" preheader={lines[0]!} heading={heading}>
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
          <a className="link" href={unsubscribeUrl} style={{ color: primaryColour() }}>
            {words.withdraw}
          </a>
        </Note>
      )}
    </MailLayout>,
  );
  return { subject, ...body };
}

function linesOf({ kind, product, locale }: Lead): string[] {
  const words = readSet(locale, "mails-leads").thankYou;
  if (kind === "api-marketplace") return words.marketplace;
  if (product === "not-sure") return [words.received, words.next];
  return [fill(words.receivedAbout, { product: productName(product, locale) }), words.next];
}

function copyOf(lead: Lead): LeadRow[] {
  const { labels } = readSet(lead.locale, "mails-leads").thankYou;
  const shortened = { ...lead, message: excerpt(lead.message, maxCopyLength) };
  const rows = requestRows(shortened, {
    locale: lead.locale,
    labels,
    first: ["name", "company", "job", "industry"],
    omitted: ["email"],
  });
  return [{ label: labels.number, value: requestNumber(lead.id) }, ...rows.map(unlinkedRow)];
}
