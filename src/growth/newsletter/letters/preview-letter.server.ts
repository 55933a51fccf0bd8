import type { Locale } from "#text/locales.ts";
import { letterMail } from "../compose/letter-mail.server.tsx";
import { resolveLetter } from "../compose/resolve-letter.server.ts";
import type { LetterProblem } from "../compose/resolved-letter.ts";
import type { SenderDeps } from "../sending/sender-deps.server.ts";
import "../tables.server.ts";

interface Preview {
  subject: string;
  html: string;
  text: string;
  problems: LetterProblem[];
}

/** Returns a letter as a mail in one language: as it was sent, or as it would be now. */
export async function previewLetter(id: string, locale: Locale, deps: SenderDeps): Promise<Preview | undefined> {
  const { db, publicUrl: site } = deps;
  const row = await db.selectFrom("letters").select(["content", "frozen"]).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const sent = row.frozen?.[locale];
  const { letter, problems } = sent ? { letter: sent, problems: [] } : await resolveLetter(row.content, locale, deps);
  const page = `${site}/subscribe`;
  const mail = await letterMail({ locale, letter, site, unsubscribeUrl: page, preferencesUrl: page });
  return { ...mail, problems };
}
