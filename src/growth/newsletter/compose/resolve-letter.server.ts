import { entryPath } from "#content/entries/collection-fields.ts";
import { readEntry } from "#content/read-entry.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { judgeLink, type LeadsToPage } from "#content/rules/links.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { plainText } from "#text/plain-text.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";
import { placeOfEvent } from "../../events/calendar-entry.ts";
import type { LetterBlock, LetterContent, LetterDraft } from "../letters/letter-content.ts";
import { letterMail } from "./letter-mail.server.tsx";
import { hrefsOf } from "./number-links.ts";
import type { FrozenLetter, LetterPicture, LetterProblem, ResolvedBlock, ResolvedLetter } from "./resolved-letter.ts";

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

export interface ResolveDeps {
  /** Returns a picture of the library (`media:<id>`) as mail programs read it; undefined for one that cannot be used. */
  pictureFor: (reference: string, locale: Locale) => Promise<LetterPicture | undefined>;
  leadsToPage: LeadsToPage;
}

type Resolved = { block: ResolvedBlock } | { code: LetterProblem["code"] };
type Context = ResolveDeps & { locale: Locale };

/** Returns a letter in one language with everything it shows, and what it lacks: those blocks are left out. */
export async function resolveLetter(
  content: LetterContent,
  locale: Locale,
  deps: ResolveDeps,
): Promise<{ letter: ResolvedLetter; problems: LetterProblem[] }> {
  const problems: LetterProblem[] = [];
  const blocks: ResolvedBlock[] = [];
  const subject = content.subject[locale];
  const preheader = content.preheader[locale];
  if (!subject || !preheader) problems.push({ code: "text_missing", locale });
  if (content.blocks.length === 0) problems.push({ code: "empty", locale });
  for (const [index, block] of content.blocks.entries()) {
    const resolved = await resolveBlock(block, { ...deps, locale });
    if ("code" in resolved) {
      problems.push({ code: resolved.code, locale, block: index });
      continue;
    }
    blocks.push(resolved.block);
    if (hrefsOf(resolved.block).some((href) => judgeLink(href, locale, deps.leadsToPage)))
      problems.push({ code: "page_missing", locale, block: index });
  }
  return { letter: { subject, preheader, blocks }, problems };
}

async function resolveBlock(block: LetterBlock, { locale, pictureFor }: Context): Promise<Resolved> {
  switch (block.kind) {
    case "heading":
      return block.text[locale] ? { block: { kind: "heading", text: block.text[locale] } } : { code: "text_missing" };
    case "text": {
      const paragraphs = block.text[locale].split(/\n{2,}/).filter(Boolean);
      return paragraphs.length > 0 ? { block: { kind: "text", paragraphs } } : { code: "text_missing" };
    }
    case "button": {
      const label = block.label[locale];
      if (!label) return { code: "text_missing" };
      return block.href ? { block: { kind: "button", label, href: block.href } } : { code: "link_missing" };
    }
    case "picture": {
      if (!block.picture) return { code: "not_chosen" };
      const picture = await pictureFor(block.picture, locale);
      return picture ? { block: { kind: "picture", href: block.href, ...picture } } : { code: "picture_unusable" };
    }
    case "article":
      return block.slug ? articleOf(block.slug, locale) : { code: "not_chosen" };
    case "event":
      return block.event ? eventOf(block.event, locale) : { code: "not_chosen" };
    case "product": {
      if (!block.product) return { code: "not_chosen" };
      const { name, line } = readSet(locale, "all").products[block.product];
      return { block: { kind: "product", title: name, summary: line, href: `/products/${block.product}` } };
    }
  }
}

function articleOf(slug: string, locale: Locale): Resolved {
  const article = readEntry(locale, "resources", slug);
  if (!article) return { code: "not_found" };
  const { title, summary, minutes } = article;
  const note = fill(readSet(locale, "mails-letter").article.note, { minutes });
  return { block: { kind: "article", title, summary: plainText(summary), href: `/resources/${slug}`, note } };
}

function eventOf(id: string, locale: Locale): Resolved {
  const event = readEntry(locale, "events", id);
  if (!event) return { code: "not_found" };
  const { title, starts, sample } = event;
  const when = formatMomentWithZone(jakartaMoment(starts), locale);
  return { block: { kind: "event", title, when, place: placeOfEvent(event), href: entryPath("events", id), sample } };
}
