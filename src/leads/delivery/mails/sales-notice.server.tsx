import type { Selectable } from "kysely";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Paragraph } from "#mail/text.server.tsx";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { given } from "../../requests/contact-request.ts";
import { productName } from "../../requests/display-names.server.ts";
import { requestNumber } from "../../requests/request-number.ts";
import type { LeadTable } from "../../tables.server.ts";
import { type LeadRow, LeadRows, requestRows, salesWords, suspicionText, unlinkedRow } from "./lead-rows.server.tsx";

/**
 * Renders the mail that notifies the sales team of a lead; a reply to it goes to the visitor.
 * @param restoreUrl for one that may be spam: where it is restored
 */
export async function salesNotice(lead: Selectable<LeadTable>, site: string, restoreUrl?: string) {
  const { notice, review } = salesWords();
  const sender = given(lead.company) ?? lead.name;
  const names = { company: sender, product: productName(lead.product, "id") };
  const subject = fill(restoreUrl ? notice.suspectSubject : notice.subject, names);
  const rows = restoreUrl ? rowsOf(lead).map(unlinkedRow) : rowsOf(lead);
  const preheader = sender === lead.name ? lead.name : `${lead.name}, ${lead.company}`;
  const body = await renderMail(
    <MailLayout locale="id" site={site} reason="sales" preheader={preheader} heading={subject}>
      {restoreUrl && (
        <>
          <Paragraph>{fill(notice.suspect, { suspicion: suspicionText(lead.suspicion) })}</Paragraph>
          <MailButton href={restoreUrl}>{review}</MailButton>
        </>
      )}
      <LeadRows rows={rows} />
    </MailLayout>,
  );
  return { subject, ...body };
}

function rowsOf(lead: Selectable<LeadTable>): LeadRow[] {
  const { labels, languages, yes, no } = salesWords().notice;
  const { first_touch: first, last_touch: last } = lead;
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term].filter(Boolean).join(" / ");
  return [
    ...requestRows(lead, { locale: "id", labels, first: ["name", "job", "company", "industry"] }),
    { label: labels.locale, value: languages[lead.locale] },
    { label: labels.marketingConsent, value: lead.marketing_consent ? yes : no },
    { label: labels.page, value: lead.page },
    { label: labels.firstPage, value: first?.landing_page || null },
    { label: labels.referrer, value: first?.referrer || null },
    { label: labels.lastTouch, value: last && last.at !== first?.at ? touchText(last) : null },
    { label: labels.campaign, value: campaign },
    { label: labels.receivedAt, value: formatMomentWithZone(lead.received_at, "id") },
    { label: labels.number, value: requestNumber(lead.id) },
  ];
}

function touchText({ landing_page: page = "", referrer = "" }: Record<string, string>): string {
  return referrer ? fill(salesWords().notice.lastTouchFrom, { page, referrer }) : page;
}
