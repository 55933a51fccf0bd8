import type { Selectable } from "kysely";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { Paragraph } from "#mail/text.server.tsx";
import { spacedPhone } from "#text/spaced-phone.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { detailLabels, detailText } from "../../requests/details-words.ts";
import { industryName } from "../../requests/industry-name.ts";
import { productName } from "../../requests/product-name.ts";
import { requestNumber } from "../../requests/request-number.ts";
import { suspicionWords } from "../../requests/suspicion-words.ts";
import { withoutLinks } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import { whatsAppUrl } from "../whatsapp.ts";
import { type LeadRow, LeadRows } from "./lead-rows.server.tsx";
import { MailFrame } from "./mail-frame.server.tsx";

/**
 * The mail that tells the sales team about a lead; an answer to it goes to the visitor.
 * @param restoreUrl for one that may be spam: where it is restored
 */
export async function salesNotice(lead: Selectable<LeadTable>, site: string, restoreUrl?: string) {
  const product = productName(lead.product).id;
  const subject = `${restoreUrl ? "[mungkin spam] " : ""}Lead baru: ${lead.company}, ${product}`;
  const rows = restoreUrl ? rowsOf(lead).map(unlinked) : rowsOf(lead);
  const body = await renderMail(
    <MailFrame locale="id" site={site} reason="sales" preview={`${lead.name}, ${lead.company}`} heading={subject}>
      {restoreUrl && (
        <>
          <Paragraph>
            Permintaan ini ditandai otomatis: {suspicionWords(lead.suspicion)}. Pengirimnya belum menerima surel apa
            pun. Bila ini orang sungguhan, kembalikan supaya ia dijawab seperti yang lain.
          </Paragraph>
          <MailButton href={restoreUrl}>Periksa dan kembalikan</MailButton>
        </>
      )}
      <LeadRows rows={rows} />
    </MailFrame>,
  );
  return { subject, ...body };
}

function rowsOf(lead: Selectable<LeadTable>): LeadRow[] {
  const { first_touch: first, last_touch: last } = lead;
  return [
    { label: "Nama", value: lead.name },
    { label: "Jabatan", value: lead.job },
    { label: "Perusahaan", value: lead.company },
    { label: "Industri", value: industryName(lead.industry).id },
    { label: "Surel", value: lead.email, href: `mailto:${lead.email}` },
    {
      label: "Telepon",
      value: spacedPhone(lead.phone),
      href: `tel:${lead.phone}`,
      also: { label: "WhatsApp", href: whatsAppUrl(lead.phone) },
    },
    { label: "Produk", value: productName(lead.product).id },
    ...Object.entries(lead.details).map(([key, value]) => ({
      label: detailLabels[key]?.id ?? key,
      value: detailText(value, "id"),
    })),
    { label: "Pesan", value: lead.message === "-" ? null : lead.message },
    { label: "Bahasa", value: lead.locale === "id" ? "Indonesia" : "Inggris" },
    { label: "Boleh dikirimi kabar", value: lead.marketing_consent ? "ya" : "tidak" },
    { label: "Halaman formulir", value: lead.page },
    { label: "Halaman pertama yang dibuka", value: first?.landing_page || null },
    { label: "Datang dari", value: first?.referrer || null },
    { label: "Kunjungan terakhir", value: last && last.at !== first?.at ? touchText(last) : null },
    {
      label: "Kampanye",
      value: [lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term].filter(Boolean).join(" / "),
    },
    { label: "Diterima", value: formatMomentWithZone(lead.received_at, "id") },
    { label: "Nomor", value: requestNumber(lead.id) },
  ];
}

function touchText({ landing_page, referrer }: Record<string, string>): string {
  return referrer ? `${landing_page}, dari ${referrer}` : (landing_page ?? "");
}

/** What may be spam is read, not pressed. */
function unlinked({ label, value }: LeadRow): LeadRow {
  return { label, value: value && withoutLinks(value) };
}
