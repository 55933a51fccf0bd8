import { renderMail } from "#infra/mailer/render-mail.server.ts";
import type { Locale } from "#text/locales.ts";
import { Letter } from "./letter.server.tsx";
import { type LetterKind, type LetterWords, letterWords } from "./words.ts";

export interface ComposedLetter {
  subject: string;
  html: string;
  text: string;
}

export interface LetterOf {
  locale: Locale;
  /** Where the button leads. */
  link?: string | undefined;
  /** Origin of the site (PUBLIC_URL). */
  site: string;
  values: Record<string, string>;
}

/** Fills a letter's words in and renders it, as HTML and as text. */
export async function composeLetter(
  kind: LetterKind,
  { locale, link, site, values }: LetterOf,
): Promise<ComposedLetter> {
  const words = fillWords(letterWords[kind][locale], values);
  const body = await renderMail(<Letter words={words} locale={locale} link={link} site={site} />);
  return { subject: words.subject, ...body };
}

function fillWords(words: LetterWords, values: Record<string, string>): LetterWords {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
  return {
    subject: fill(words.subject),
    heading: fill(words.heading),
    // A sentence that has nothing to say is left out.
    before: words.before.map(fill).filter((line) => line !== ""),
    ...(words.button ? { button: words.button } : {}),
    ...(words.after ? { after: words.after.map(fill) } : {}),
  };
}
