import { ButtonFallback, MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Note, Paragraph } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";
import type { LetterWords } from "./words.ts";

const fallback = {
  id: { before: "Tombolnya tidak bekerja?", label: "Buka lewat tautan ini" },
  en: { before: "Does the button not work?", label: "Open this link instead" },
};

interface LetterProps {
  words: LetterWords;
  locale: Locale;
  link?: string | undefined;
  site: string;
}

/** A letter about an account: what happened, and at most one thing to do. */
export function Letter({ words, locale, link, site }: LetterProps) {
  return (
    <MailLayout
      locale={locale}
      site={site}
      reason="account"
      preheader={words.before[0] ?? words.heading}
      heading={words.heading}
    >
      {words.before.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {words.button && link ? <MailButton href={link}>{words.button}</MailButton> : null}
      {words.after?.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
      {words.button && link ? <ButtonFallback href={link} {...fallback[locale]} /> : null}
    </MailLayout>
  );
}
