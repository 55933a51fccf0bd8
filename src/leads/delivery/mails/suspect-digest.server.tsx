import type { Selectable } from "kysely";
import { Fragment } from "react";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { light } from "#mail/palette.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { productName } from "../../requests/display-names.server.ts";
import { requestNumber } from "../../requests/request-number.ts";
import { excerpt, withoutLinks } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import { salesWords, suspicionText } from "./sales-words.server.ts";

interface ListedSuspect {
  lead: Selectable<LeadTable>;
  restoreUrl: string;
}

/** Characters of a message that the digest shows. */
const excerptLength = 200;

/** Renders the morning mail to sales about requests that may be spam and that nobody has reviewed. */
export async function suspectDigest(listed: readonly ListedSuspect[], total: number, site: string) {
  const { digest } = salesWords();
  const subject = fill(digest.subject, { total });
  const rest = total - listed.length;
  const body = await renderMail(
    <MailLayout locale="id" site={site} reason="sales" preheader={subject} heading={subject}>
      <Paragraph>{digest.lead}</Paragraph>
      {listed.map((suspect) => (
        <Suspect key={suspect.lead.id} {...suspect} />
      ))}
      {rest > 0 && <Paragraph>{fill(digest.rest, { rest })}</Paragraph>}
    </MailLayout>,
  );
  return { subject, ...body };
}

function Suspect({ lead, restoreUrl }: ListedSuspect) {
  const { digest, review } = salesWords();
  const received = { at: formatMomentWithZone(lead.received_at, "id"), number: requestNumber(lead.id) };
  const lines = [
    withoutLinks(`${lead.name}, ${lead.job}, ${lead.email}`),
    fill(digest.received, received),
    fill(digest.suspicion, { suspicion: suspicionText(lead.suspicion) }),
    withoutLinks(excerpt(lead.message, excerptLength)),
  ];
  return (
    <>
      <Paragraph>
        <strong>{withoutLinks(`${lead.company}, ${productName(lead.product, "id")}`)}</strong>
      </Paragraph>
      <Note>
        {lines.map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
        <a className="link" href={restoreUrl} style={{ color: light.link }}>
          {review}
        </a>
      </Note>
    </>
  );
}
