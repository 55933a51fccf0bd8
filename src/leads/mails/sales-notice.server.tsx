import type { Selectable } from "kysely";
import { renderMail } from "#infra/render-mail.server.ts";
import { EmailLink, PhoneLink } from "#mail/contact-links.server.tsx";
import { type Fact, Facts } from "#mail/facts.server.tsx";
import { jakartaTime } from "#mail/jakarta-time.ts";
import { productName } from "../product-name.ts";
import type { LeadTable } from "../tables.server.ts";
import { MailFrame } from "./mail-frame.server.tsx";

/** The mail that tells the sales team about a lead; an answer to it goes to the visitor. */
export async function salesNotice(lead: Selectable<LeadTable>, site: string) {
  const product = productName(lead.product).id;
  const subject = `Lead baru: ${lead.company}, ${product}`;
  const rows: Fact[] = [
    ["Nama", lead.name],
    ["Jabatan", lead.job],
    ["Perusahaan", lead.company],
    ["Industri", lead.industry],
    ["Surel", <EmailLink key="email" address={lead.email} />],
    ["Telepon", <PhoneLink key="phone" phone={lead.phone} />],
    ["Produk", product],
    ...Object.entries(lead.details).map(([key, value]): [string, string] => [key, [value].flat().join(", ")]),
    ["Pesan", lead.message === "-" ? null : lead.message],
    ["Bahasa", lead.locale === "id" ? "Indonesia" : "Inggris"],
    ["Boleh dikirimi kabar", lead.marketing_consent ? "ya" : "tidak"],
    ["Halaman", lead.page],
    ["Kampanye", [lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term].filter(Boolean).join(" / ")],
    ["Diterima", jakartaTime(lead.received_at, "id")],
    ["Nomor", lead.id],
  ];
  const body = await renderMail(
    <MailFrame locale="id" site={site} reason="sales" preview={`${lead.name}, ${lead.company}`} heading={subject}>
      <Facts rows={rows.filter(([, value]) => value)} />
    </MailFrame>,
  );
  return { subject, ...body };
}
