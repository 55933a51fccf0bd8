import type { AccountMailKind, AccountMailsWords, AccountMailWords } from "#content/kinds/mails/mails-account.ts";
import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { ButtonFallback, MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Code, Note, Paragraph } from "#mail/text.server.tsx";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

interface AccountMailOptions {
  locale: Locale;
  /** Where the button leads. */
  link?: string | undefined;
  /** Origin of the site (PUBLIC_URL). */
  site: string;
  values: Record<string, string>;
  /** `request` for a reader who may have no account. */
  reason?: "account" | "request";
}

/** Renders a mail about an account, as HTML and as text. */
export async function composeAccountMail(
  kind: AccountMailKind,
  { locale, link, site, values, reason = "account" }: AccountMailOptions,
): Promise<ComposedMail> {
  const { mails, buttonFallback } = readSet(locale, "mails-account");
  const company = readSet(locale, "common").company.name;
  const words = fillWords(mails[kind], { ...values, company });
  const body = await renderMail(
    <AccountMailBody {...{ words, locale, link, code: values.code, site, buttonFallback, reason }} />,
  );
  return { subject: words.subject, ...body };
}

function fillWords(words: AccountMailWords, values: Record<string, string>): AccountMailWords {
  return {
    subject: fill(words.subject, values),
    heading: fill(words.heading, values),
    // A paragraph that is empty once filled in is left out.
    before: words.before.map((paragraph) => fill(paragraph, values)).filter((paragraph) => paragraph !== ""),
    button: words.button,
    after: words.after?.map((paragraph) => fill(paragraph, values)),
  };
}

interface AccountMailBodyProps {
  words: AccountMailWords;
  locale: Locale;
  link?: string | undefined;
  /** A code to be typed. */
  code?: string | undefined;
  site: string;
  buttonFallback: AccountMailsWords["buttonFallback"];
  /** Why the reader gets it, which the foot of the mail says. */
  reason: "account" | "request";
}

/** Renders a mail about an account: what happened, and at most one thing to do. */
function AccountMailBody({ words, locale, link, code, site, buttonFallback, reason }: AccountMailBodyProps) {
  return (
    <MailLayout
      locale={locale}
      site={site}
      reason={reason}
      preheader={words.before[0] ?? words.heading}
      heading={words.heading}
    >
      {words.before.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {code ? <Code>{code}</Code> : null}
      {words.button && link ? <MailButton href={link}>{words.button}</MailButton> : null}
      {words.after?.map((paragraph) => (
        <Note key={paragraph}>{paragraph}</Note>
      ))}
      {words.button && link ? <ButtonFallback href={link} {...buttonFallback} /> : null}
    </MailLayout>
  );
}
