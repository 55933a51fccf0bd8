import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

/** Renders the mail with the requests that are older than their sender's account. */
export async function olderRequestsMail(locale: Locale, count: number, site: string) {
  const { subject, line, note } = readSet(locale, "mails-leads").olderRequests;
  const company = readSet(locale, "common").company.name;
  const body = await renderMail(
    <MailLayout locale={locale} site={site} reason="request" preheader={subject} heading={subject}>
      <Paragraph>{fill(line, { company, count })}</Paragraph>
      <Note>{note}</Note>
    </MailLayout>,
  );
  return { subject, ...body };
}
