import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { Facts } from "#mail/facts.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Paragraph } from "#mail/text.server.tsx";
import { excerpt } from "#text/excerpt.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { withoutLinks } from "../../requests/without-links.ts";

export interface Notice {
  kind: "mention" | "answer";
  locale: Locale;
  /** Who wrote it. */
  by: string;
  company: string;
  text: string;
  site: string;
  /** Where the lead is opened. */
  url: string;
}

/** Characters of a text that a notice shows; the whole text is in the back office. */
const excerptLength = 600;

/** Renders the mail that tells a colleague of a note that names them, or of an answer. */
export async function noticeMail({ kind, locale, by, company, text, site, url }: Notice) {
  const words = readSet(locale, "mails-lead-notices");
  const { subject, line, label } = words[kind];
  const values = { by: withoutLinks(by), company: withoutLinks(company) };
  const heading = fill(subject, values);
  const shown = withoutLinks(excerpt(text, excerptLength));
  const body = await renderMail(
    <MailLayout locale={locale} site={site} reason="sales" preheader={shown.slice(0, 120)} heading={heading}>
      <Paragraph>{fill(line, values)}</Paragraph>
      <Facts rows={[[label, shown]]} />
      <MailButton href={url}>{words.open}</MailButton>
    </MailLayout>,
  );
  return { subject: heading.replace(/\s+/g, " "), ...body };
}
