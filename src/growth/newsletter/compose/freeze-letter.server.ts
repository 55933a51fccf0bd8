import type { Locale } from "#text/locales.ts";
import type { LetterDraft } from "../letters/letter-content.ts";
import { letterMail } from "./letter-mail.server.tsx";
import { type ResolveDeps, resolveLetter } from "./resolve-letter.server.ts";
import type { FrozenLetter, LetterProblem } from "./resolved-letter.ts";

/** Gmail cuts off a longer message (102 KB); a part of it is left for the addresses of each reader. */
const maxHtmlBytes = 100 * 1024;

export interface FreezeDeps extends ResolveDeps {
  publicUrl: string;
}

/** Returns a letter as it would be sent now in each of its languages, and everything that it lacks for that. */
export async function freezeLetter(
  { content, locales }: Pick<LetterDraft, "content" | "locales">,
  deps: FreezeDeps,
): Promise<{ frozen: FrozenLetter; problems: LetterProblem[] }> {
  const frozen: FrozenLetter = {};
  const problems: LetterProblem[] = [];
  for (const locale of locales) {
    const resolved = await resolveLetter(content, locale, deps);
    frozen[locale] = resolved.letter;
    problems.push(...resolved.problems);
    if ((await htmlBytes(frozen, locale, deps.publicUrl)) > maxHtmlBytes) problems.push({ code: "too_large", locale });
  }
  return { frozen, problems };
}

async function htmlBytes(frozen: FrozenLetter, locale: Locale, site: string): Promise<number> {
  const address = `${site}/api/subscribe/unsubscribe?token=${"x".repeat(120)}`;
  const links = { unsubscribeUrl: address, preferencesUrl: address, browserUrl: address, countedUrl: () => address };
  const { html } = await letterMail({ locale, site, letter: frozen[locale]!, ...links });
  return Buffer.byteLength(html);
}
