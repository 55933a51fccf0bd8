import type { AccountMailsWords, AccountMailWords } from "#content/kinds/mails/mails-account.ts";
import { ButtonFallback, MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Code, Note, Paragraph } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";

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
export function AccountMailBody({ words, locale, link, code, site, buttonFallback, reason }: AccountMailBodyProps) {
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
