import type { AccountMailKind, AccountMailWords } from "#content/kinds/mails/mails-account.ts";
import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { AccountMailBody } from "./account-mail-body.server.tsx";

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
