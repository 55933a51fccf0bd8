import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Lines, Paragraph } from "#mail/text.server.tsx";
import { excerpt } from "#text/excerpt.ts";
import type { Locale } from "#text/locales.ts";

interface Reply {
  locale: Locale;
  subject: string;
  /** Plain text; blank lines separate paragraphs. */
  body: string;
  site: string;
}

/** Characters that a list of mails shows beside the subject. */
const preheaderLength = 120;

/** Renders a mail that a person of sales wrote to a lead. */
export function replyMail({ locale, subject, body, site }: Reply) {
  const paragraphs = body.split(/\n{2,}/);
  const preheader = excerpt(body.replace(/\s+/g, " "), preheaderLength);
  const heading = subject.replace(/^(re|bls)\s*:\s*/i, "");
  return renderMail(
    <MailLayout locale={locale} site={site} reason="request" preheader={preheader} heading={heading}>
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
    </MailLayout>,
  );
}
