import type { IncomingMessage, ServerResponse } from "node:http";
import { collectionOf } from "#content/collections.ts";
import { placeOfText } from "#content/entries/place-of-text.ts";
import { type MarkWords, readWithDrafts } from "#content/reading.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Log } from "#infra/log/log.server.ts";
import { layerOf } from "#publishing/previews/store-preview.server.ts";
import type { Preview } from "#publishing/tables.server.ts";
import { pageIn, type ResolvedPage } from "#site/page-resolution.ts";
import type { PreviewField } from "#site/preview/preview-field.ts";
import type { PageRenderer } from "../render-page.ts";

/**
 * Characters without width: the number of a field, in base four, stands between two separators at the end of its text.
 * `preview.ts` finds the field of a text by them.
 */
const separator = "\u2063";
const digits = "\u200b\u200c\u2060\u2062";

/** Keys whose texts are compared, looked up or written into attributes, and so must stay as they are. */
const plainKeys =
  /^(href|id|slug|code|language|lang|version|date|day|starts|ends|email|phone|product|products|industry|tier|job|kind|topic|city|npwp|published|updated|revised|group|area|samples|zone|opens|closes|side|skyline|bust|person|picture|logo)$/;

/** Of a long list, the entries that stand first are marked, and those that are edited. */
const markedEntries = 24;

/**
 * Creates the marking of the words of a preview; `fields` has the marked fields by their numbers.
 * @param edited the documents whose drafts are shown
 */
export function createFieldMarks(edited: ReadonlySet<string> = new Set()): { mark: MarkWords; fields: PreviewField[] } {
  const fields: PreviewField[] = [];
  const mark: MarkWords = (locale, set, words) => {
    const { part, copy } = copyMarked(set, words as Record<string, unknown>, edited);
    for (const { keys, value } of textsOf(part)) {
      if (keys.some((key) => plainKeys.test(String(key))) || !/\s/.test(value)) continue;
      fields.push({ locale, ...placeOfText(set, keys, words) });
      setAt(copy, keys, value + markOf(fields.length - 1));
    }
    return copy;
  };
  return { mark, fields };
}

/** Returns the part of the words whose texts are marked, and the words with a copy of this part; the rest is shared. */
function copyMarked(
  set: Parameters<MarkWords>[1],
  words: Record<string, unknown>,
  edited: ReadonlySet<string>,
): { part: Record<string, unknown>; copy: Record<string, unknown> } {
  const collection = collectionOf(set);
  if (!collection) return { part: words, copy: structuredClone(words) };
  const { [collection.list]: list, ...own } = words;
  const entries = list as Record<string, unknown>[];
  const isMarked = (entry: Record<string, unknown>, index: number) =>
    index < markedEntries || edited.has(`${collection.name}:${entry[collection.id]}`);
  return {
    part: { ...own, [collection.list]: entries.map((entry, index) => (isMarked(entry, index) ? entry : null)) },
    copy: {
      ...structuredClone(own),
      [collection.list]: entries.map((entry, index) => (isMarked(entry, index) ? structuredClone(entry) : entry)),
    },
  };
}

function markOf(number: number): string {
  const inBaseFour = Array.from(number.toString(4), (digit) => digits[Number(digit)]).join("");
  return separator + inBaseFour + separator;
}

function setAt(value: unknown, keys: readonly PropertyKey[], text: string): void {
  const parent = keys.slice(0, -1).reduce((branch, key) => (branch as Record<PropertyKey, unknown>)[key], value);
  (parent as Record<PropertyKey, unknown>)[keys.at(-1)!] = text;
}

const below = "/preview/";

interface PreviewDeps {
  find: (token: string) => Promise<Preview | undefined>;
  draw: PageRenderer["draw"];
  log: Pick<Log, "warn">;
  /** The pathname of the script that leads from a text to its field. */
  script: string;
}

/** Returns whether a pathname is that of a page with words that are not published. */
export const isPreviewPath = (pathname: string): boolean => pathname.startsWith(below);

/**
 * Creates what sends a page with drafts in it to whoever has its address; nothing of it is cached or indexed. Undefined
 * means that there is no such preview.
 */
export function createPreviewPages({ find, draw, log, script }: PreviewDeps) {
  return async function send(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const token = pathname.slice(below.length);
    const preview = /^[\w-]{32}$/.test(token) ? await find(token) : undefined;
    if (!preview) return false;
    const { mark, fields } = createFieldMarks(new Set(preview.documents.map(({ name }) => name)));
    try {
      // The page of a new article exists in the drafts alone.
      const { html, headers } = await readWithDrafts(layerOf(preview), mark, () =>
        draw(pageOf(preview), { once: true }),
      );
      const body = Buffer.from(withFields(html, preview, fields, script));
      response.writeHead(200, { ...frameable(headers), "Content-Length": body.length });
      response.end(request.method === "HEAD" ? undefined : body);
    } catch (error) {
      // Words of which a part is missing entirely cannot be drawn; the editor shows which.
      log.warn({ err: error, path: preview.path }, "preview cannot be drawn");
      response.writeHead(422, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end();
    }
    return true;
  };
}

const pageOf = ({ path, locale, edition }: Preview): ResolvedPage => pageIn({ locale, edition, path });

/** Only the back office may show it in a frame, and its address must not reach another site. */
function frameable(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Security-Policy": headers["Content-Security-Policy"]!.replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    "X-Frame-Options": "SAMEORIGIN",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
  };
}

function withFields(html: string, { theme }: Preview, fields: readonly PreviewField[], script: string): string {
  const json = JSON.stringify({ theme, fields }).replaceAll("<", "\\u003c");
  const tags = `<script type="application/json" id="preview-fields">${json}</script><script type="module" src="${script}"></script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + tags : html.slice(0, end) + tags + html.slice(end);
}
