import { Link, Text } from "@react-email/components";
import type { Selectable } from "kysely";
import { Fragment } from "react";
import { renderMail } from "#infra/render-mail.server.ts";
import { timeInWords } from "../jakarta-time.ts";
import { productName } from "../product-name.ts";
import { requestNumber } from "../request-number.ts";
import { suspicionWords } from "../suspicion-words.ts";
import type { LeadTable } from "../tables.server.ts";
import { excerpt, withoutLinks } from "../without-links.ts";
import { MailFrame, paragraph, small } from "./mail-frame.server.tsx";

interface Named {
  lead: Selectable<LeadTable>;
  /** Where it is restored. */
  url: string;
}

/** Characters of a message that the digest shows. */
const shown = 200;

/** The morning mail to sales about requests that may be spam and that nobody has judged yet. */
export async function suspectDigest(named: readonly Named[], total: number) {
  const subject = `${total} permintaan mungkin spam menunggu diperiksa`;
  const rest = total - named.length;
  const body = await renderMail(
    <MailFrame locale="id" preview={subject} heading={subject}>
      <Text style={paragraph}>
        Pengirimnya belum menerima surel apa pun. Kembalikan bila ada orang sungguhan di antaranya, atau tandai sebagai
        spam supaya tidak disebut lagi.
      </Text>
      {named.map(({ lead, url }) => (
        <Fragment key={lead.id}>
          <Text style={{ ...paragraph, margin: 0, fontWeight: 600 }}>
            {withoutLinks(`${lead.company}, ${productName(lead.product).id}`)}
          </Text>
          <Text style={small}>
            {withoutLinks(`${lead.name}, ${lead.job}, ${lead.email}`)}
            <br />
            {timeInWords(lead.received_at)}, nomor {requestNumber(lead.id)}
            <br />
            Ditandai karena {suspicionWords(lead.suspicion)}
            <br />
            {withoutLinks(excerpt(lead.message, shown))}
            <br />
            <Link href={url}>Periksa dan kembalikan</Link>
          </Text>
        </Fragment>
      ))}
      {rest > 0 && (
        <Text style={paragraph}>Dan {rest} lagi; daftar lengkapnya ada di perintah leads --state suspect.</Text>
      )}
    </MailFrame>,
  );
  return { subject, ...body };
}
