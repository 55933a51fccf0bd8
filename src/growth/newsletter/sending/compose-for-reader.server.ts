import type { Database } from "#infra/database/tables.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import type { Locale } from "#text/locales.ts";
import { archivePath } from "../archive/archive-path.ts";
import { absoluteUrl, letterMail } from "../compose/letter-mail.server.tsx";
import "../tables.server.ts";

export type ReaderMail = Pick<Mail, "subject" | "html" | "text" | "unsubscribeUrl">;

interface ComposeDeps {
  db: Database;
  publicUrl: string;
  apiUrl: string;
  secret: string;
}

/** Stands for a reader's own token while a letter is rendered once for all of them. */
const placeholder = "TOKEN-OF-THE-READER";

/** Returns where one click ends the newsletter (RFC 8058); the letter is named to be counted with it. */
function unsubscribeUrl(apiUrl: string, token: string, letter: string): string {
  return `${apiUrl}/subscribe/unsubscribe?token=${token}&letter=${letter}`;
}

/** Returns a function that composes letters for readers; what is the same for all of a language is rendered once. */
export function readerComposer(deps: ComposeDeps) {
  const rendered = new Map<string, Promise<Pick<ReaderMail, "subject" | "html" | "text"> | undefined>>();
  return async (letter: string, locale: Locale, subscriber: string): Promise<ReaderMail | undefined> => {
    const key = `${letter}/${locale}`;
    const rendering = rendered.get(key) ?? renderFrozen(letter, locale, deps);
    rendered.set(key, rendering);
    const mail = await rendering;
    if (!mail) return undefined;
    const token = linkToken("newsletter", subscriber, deps.secret);
    return {
      subject: mail.subject,
      html: mail.html.replaceAll(placeholder, token),
      text: mail.text.replaceAll(placeholder, token),
      unsubscribeUrl: unsubscribeUrl(deps.apiUrl, token, letter),
    };
  };
}

async function renderFrozen(id: string, locale: Locale, { db, publicUrl: site, apiUrl }: ComposeDeps) {
  const row = await db.selectFrom("letters").select(["frozen", "slug"]).where("id", "=", id).executeTakeFirst();
  const letter = row?.frozen?.[locale];
  if (!letter) return undefined;
  const links = await db
    .selectFrom("letter_links")
    .select(["number", "href"])
    .where("letter_id", "=", id)
    .where("locale", "=", locale)
    .execute();
  const counted = new Map(links.map(({ number, href }) => [href, `${apiUrl}/letters/${id}/links/${number}`]));
  return letterMail({
    locale,
    letter,
    site,
    unsubscribeUrl: unsubscribeUrl(apiUrl, placeholder, id),
    preferencesUrl: `${apiUrl}/subscribe/preferences?token=${placeholder}`,
    browserUrl: row.slug ? absoluteUrl(archivePath(row.slug), { locale, site }) : undefined,
    countedUrl: (href) => counted.get(href),
  });
}
