import { Text } from "@react-email/components";
import type { Selectable } from "kysely";
import { Fragment } from "react";
import { renderMail } from "#infra/render-mail.server.ts";
import { productName } from "../product-name.ts";
import type { LeadTable } from "../tables.server.ts";
import { ink, MailFrame, small } from "./mail-frame.server.tsx";

/** The mail that tells the sales team about a lead; an answer to it goes to the visitor. */
export async function salesNotice(lead: Selectable<LeadTable>) {
  const product = productName(lead.product).id;
  const subject = `Lead baru: ${lead.company}, ${product}`;
  const rows: [string, string | null][] = [
    ["Nama", lead.name],
    ["Jabatan", lead.job],
    ["Perusahaan", lead.company],
    ["Industri", lead.industry],
    ["Email", lead.email],
    ["Telepon", lead.phone],
    ["Produk", product],
    ...Object.entries(lead.details).map(([key, value]): [string, string] => [key, [value].flat().join(", ")]),
    ["Pesan", lead.message],
    ["Bahasa", lead.locale === "id" ? "Indonesia" : "Inggris"],
    ["Boleh dikirimi kabar", lead.marketing_consent ? "ya" : "tidak"],
    ["Halaman", lead.page],
    ["Kampanye", [lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term].filter(Boolean).join(" / ")],
    ["Diterima", when.format(lead.received_at)],
    ["Nomor", lead.id],
  ];
  const body = await renderMail(
    <MailFrame locale="id" preview={`${lead.name}, ${lead.company}`} heading={subject}>
      {rows.map(([label, value]) =>
        value ? (
          <Fragment key={label}>
            <Text style={{ ...small, margin: 0 }}>{label}</Text>
            <Text
              style={{ color: ink, fontSize: "16px", lineHeight: "24px", margin: "0 0 12px", whiteSpace: "pre-line" }}
            >
              {value}
            </Text>
          </Fragment>
        ) : null,
      )}
    </MailFrame>,
  );
  return { subject, ...body };
}

const when = new Intl.DateTimeFormat("id-ID", { dateStyle: "full", timeStyle: "short", timeZone: "Asia/Jakarta" });
