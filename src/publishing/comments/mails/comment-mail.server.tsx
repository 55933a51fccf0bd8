import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { Facts } from "#mail/facts.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Paragraph } from "#mail/text.server.tsx";
import { excerpt } from "#text/excerpt.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

interface CommentMail {
  locale: Locale;
  /** Who wrote the comment. */
  by: string;
  /** What the document calls itself. */
  document: string;
  /** What the field said; null for what is no text. */
  quote: string | null;
  text: string;
  site: string;
  /** Where the thread is opened. */
  url: string;
}

/** Characters of a comment that a mail shows; the whole text is in the back office. */
const excerptLength = 600;

/** Renders the mail that tells a colleague of a comment on the site's words that names them. */
export async function commentMail({ locale, by, document, quote, text, site, url }: CommentMail) {
  const words = readSet(locale, "mails-content");
  const heading = fill(words.subject, { by, document });
  const shown = excerpt(text, excerptLength);
  const body = await renderMail(
    <MailLayout locale={locale} site={site} reason="staff" preheader={shown.slice(0, 120)} heading={heading}>
      <Paragraph>{fill(words.line, { by, document })}</Paragraph>
      <Facts rows={[...(quote ? [[words.field, quote] as const] : []), [words.comment, shown]]} />
      <MailButton href={url}>{words.open}</MailButton>
    </MailLayout>,
  );
  return { subject: heading.replace(/\s+/g, " "), ...body };
}
