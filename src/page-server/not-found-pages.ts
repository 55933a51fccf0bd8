import { type Address, writeAddress } from "#address/address.ts";
import type { PageSuggestion, SiteServices } from "#site/site-services.ts";
import { type FinishedAnswer, finishAnswer } from "./cache/finished-answer.server.ts";

/** A page before it is compressed. */
export interface DrawnPage {
  html: string;
  headers: Record<string, string>;
}

interface MissingDeps {
  draw: (pathname: string, more: Partial<SiteServices>) => Promise<DrawnPage>;
  suggest: (address: Address) => PageSuggestion[];
}

/** Stands in the template where a suggestion belongs. */
const place = "--suggestion--";
/** Answers with suggestions; any address can ask for another one, so the oldest make room. */
const mostAnswers = 200;

/**
 * The 404 pages. Only one page for each language and edition, and one with a place for suggestions, is rendered: whatever
 * address is requested, an answer costs a replacement in its text.
 */
export function createMissingPages({ draw, suggest }: MissingDeps) {
  const pages = new Map<string, DrawnPage>();
  const answers = new Map<string, FinishedAnswer>();

  async function page(key: string, pathname: string, more: Partial<SiteServices>): Promise<DrawnPage> {
    const drawn = pages.get(key) ?? (await draw(pathname, more));
    pages.set(key, drawn);
    return drawn;
  }

  function remember(key: string, answer: FinishedAnswer): FinishedAnswer {
    answers.set(key, answer);
    if (answers.size > mostAnswers) answers.delete(answers.keys().next().value!);
    return answer;
  }

  return {
    /** Answers an address that is none; one that exists in the other language alone names that page (`elsewhere`). */
    async load({ address, elsewhere }: { address: Address; elsewhere?: Address }): Promise<FinishedAnswer> {
      const pathname = writeAddress({ ...address, path: "/not-found" });
      const suggestions = elsewhere ? [] : suggest(address);
      const other = elsewhere ? writeAddress(elsewhere) : "";
      const key = [pathname, other, ...suggestions.map(({ path }) => path)].join("?");
      const known = answers.get(key);
      if (known) return known;
      const more = suggestions.length > 0 ? { suggestions: [{ path: `/${place}`, title: place }] } : { elsewhere };
      const { html, headers } = await page(`${pathname}?${other}?${suggestions.length > 0}`, pathname, more);
      const body = Buffer.from(fillIn(html, address, suggestions));
      return remember(key, await finishAnswer(body, headers, { status: 404, effort: "little" }));
    },
    clear() {
      pages.clear();
      answers.clear();
    },
  };
}

function fillIn(html: string, address: Address, suggestions: readonly PageSuggestion[]): string {
  return html.replace(new RegExp(`<li><a [^>]*${place}[^>]*>${place}</a>`), (item) =>
    suggestions
      .map(({ path, title }) =>
        item
          .replace(writeAddress({ ...address, path: `/${place}` }), () => writeAddress({ ...address, path }))
          .replace(place, () => escapeHtml(title)),
      )
      .join(""),
  );
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
