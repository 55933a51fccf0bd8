import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

interface NewsletterMail {
  locale: Locale;
  site: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** Renders the mail that asks for confirmation before any news is sent (double opt-in). */
export async function newsletterMail({ locale, site, confirmUrl, unsubscribeUrl }: NewsletterMail) {
  const words = readSet(locale, "mails-leads").newsletter;
  const company = readSet(locale, "common").company.name;
  const line = fill(words.line, { company });
  const layout = { locale, site, unsubscribeUrl, heading: words.heading, preheader: line };
  const body = await renderMail(
    <MailLayout {...layout} reason="newsletter">
      <Paragraph>{line}</Paragraph>
      <MailButton href={confirmUrl}>{words.button}</MailButton>
      <Note>{words.ignore}</Note>
    </MailLayout>,
  );
  return { subject: fill(words.subject, { company }), ...body };
}
