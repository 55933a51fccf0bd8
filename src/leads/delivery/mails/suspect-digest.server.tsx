import type { Selectable } from "kysely";
import { Fragment } from "react";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { light } from "#mail/palette.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { formatMomentWithZone } from "#time/format.ts";
import { productName } from "../../requests/product-name.ts";
import { requestNumber } from "../../requests/request-number.ts";
import { suspicionWords } from "../../requests/suspicion-words.ts";
import { excerpt, withoutLinks } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import { MailFrame } from "./mail-frame.server.tsx";

interface Named {
  lead: Selectable<LeadTable>;
  /** Where it is restored. */
  url: string;
}

/** Characters of a message that the digest shows. */
const shown = 200;

/** The morning mail to sales about requests that may be spam and that nobody has judged yet. */
export async function suspectDigest(named: readonly Named[], total: number, site: string) {
  const subject = `${total} permintaan mungkin spam menunggu diperiksa`;
  const rest = total - named.length;
  const body = await renderMail(
    <MailFrame locale="id" site={site} reason="sales" preview={subject} heading={subject}>
      <Paragraph>
        Pengirimnya belum menerima surel apa pun. Kembalikan bila ada orang sungguhan di antaranya, atau tandai sebagai
        spam supaya tidak disebut lagi.
      </Paragraph>
      {named.map(({ lead, url }) => (
        <Fragment key={lead.id}>
          <Paragraph>
            <strong>{withoutLinks(`${lead.company}, ${productName(lead.product).id}`)}</strong>
          </Paragraph>
          <Note>
            {withoutLinks(`${lead.name}, ${lead.job}, ${lead.email}`)}
            <br />
            {formatMomentWithZone(lead.received_at, "id")}, nomor {requestNumber(lead.id)}
            <br />
            Ditandai karena {suspicionWords(lead.suspicion)}
            <br />
            {withoutLinks(excerpt(lead.message, shown))}
            <br />
            <a className="link" href={url} style={{ color: light.link }}>
              Periksa dan kembalikan
            </a>
          </Note>
        </Fragment>
      ))}
      {rest > 0 && <Paragraph>Dan {rest} lagi; daftar lengkapnya ada di perintah leads --state suspect.</Paragraph>}
    </MailFrame>,
  );
  return { subject, ...body };
}
