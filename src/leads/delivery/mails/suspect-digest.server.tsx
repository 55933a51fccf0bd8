import type { Selectable } from "kysely";
import { Fragment } from "react";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { primaryColour } from "#mail/primary-colour.server.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { excerpt } from "#text/excerpt.ts";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { productName } from "../../requests/display-names.server.ts";
import { requestNumber } from "../../requests/request-number.ts";
import { withoutLinks } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import type { UnansweredLead } from "../unanswered-leads.server.ts";
import { salesWords, suspicionText } from "./lead-rows.server.tsx";

interface ListedSuspect {
  lead: Selectable<LeadTable>;
  restoreUrl: string;
}

interface Digest {
  suspects: readonly ListedSuspect[];
  suspectCount: number;
  unanswered: readonly UnansweredLead[];
  unansweredCount: number;
}

/** Characters of a message that the digest shows. */
const excerptLength = 200;

/** Renders the morning mail to sales about leads that wait for an answer, and requests that may be spam. */
export async function suspectDigest({ suspects, suspectCount, unanswered, unansweredCount }: Digest, site: string) {
  const { digest } = salesWords();
  const counts = { waiting: unansweredCount, total: suspectCount };
  const subject = fill(
    unansweredCount === 0 ? digest.subject : suspectCount === 0 ? digest.waitingSubject : digest.bothSubject,
    counts,
  );
  const waitingRest = unansweredCount - unanswered.length;
  const rest = suspectCount - suspects.length;
  const body = await renderMail(
    <MailLayout locale="id" site={site} reason="sales" preheader={subject} heading={subject}>
      {unansweredCount > 0 && <Paragraph>{digest.waitingLead}</Paragraph>}
      {unanswered.map((lead) => (
        <Unanswered key={lead.id} lead={lead} site={site} />
      ))}
      {waitingRest > 0 && <Paragraph>{fill(digest.waitingRest, { rest: waitingRest })}</Paragraph>}
      {suspectCount > 0 && <Paragraph>{digest.lead}</Paragraph>}
      {suspects.map((suspect) => (
        <Suspect key={suspect.lead.id} {...suspect} />
      ))}
      {rest > 0 && <Paragraph>{fill(digest.rest, { rest })}</Paragraph>}
    </MailLayout>,
  );
  return { subject, ...body };
}

function Unanswered({ lead, site }: { lead: UnansweredLead; site: string }) {
  const { digest } = salesWords();
  const since = { at: formatMomentWithZone(lead.waiting_since, "id"), number: requestNumber(lead.id) };
  return (
    <>
      <Paragraph>
        <strong>{withoutLinks(`${lead.company}, ${productName(lead.product, "id")}`)}</strong>
      </Paragraph>
      <Note>
        {withoutLinks(lead.name)}
        <br />
        {fill(digest.waitingSince, since)}
        <br />
        <a className="link" href={`${site}/admin/leads/${lead.id}`} style={{ color: primaryColour() }}>
          {digest.open}
        </a>
      </Note>
    </>
  );
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
        <a className="link" href={restoreUrl} style={{ color: primaryColour() }}>
          {review}
        </a>
      </Note>
    </>
  );
}
