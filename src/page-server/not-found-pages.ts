import { type Address, writeAddress } from "#address/address.ts";
import { pageIn, type ResolvedPage } from "#site/page-resolution.ts";
import type { PageSuggestion, SiteServices } from "#site/site-services.ts";
import { escapeHtml } from "#text/escape-html.ts";
import { type CompressedResponse, compressResponse } from "./cache/compressed-response.server.ts";
import type { DrawnPage } from "./render-page.ts";

interface NotFoundDeps {
  draw: (page: ResolvedPage, options: { services: Partial<SiteServices> }) => Promise<DrawnPage>;
  suggest: (address: Address) => PageSuggestion[];
}

/** The path and title of the suggestion in the template, replaced by those of the real ones. */
const placeholder = "--suggestion--";
/** Cached responses with suggestions; as any address can require another one, the oldest are dropped. */
const maxResponses = 200;

/**
 * Creates the 404 pages. Only one page for each language and edition, and one with a place for suggestions, is
 * rendered: whatever address is requested, a response costs a replacement in its text.
 */
export function createNotFoundPages({ draw, suggest }: NotFoundDeps) {
  const templates = new Map<string, DrawnPage>();
  const responses = new Map<string, CompressedResponse>();

  async function loadTemplate(key: string, page: ResolvedPage, services: Partial<SiteServices>): Promise<DrawnPage> {
    const template = templates.get(key) ?? (await draw(page, { services }));
    templates.set(key, template);
    return template;
  }

  function store(key: string, response: CompressedResponse): CompressedResponse {
    responses.set(key, response);
    if (responses.size > maxResponses) responses.delete(responses.keys().next().value!);
    return response;
  }

  return {
    /** Returns the 404 page of an address; a page that exists in the other language alone is linked (`availableAt`). */
    async load({ address, availableAt }: { address: Address; availableAt?: Address }): Promise<CompressedResponse> {
      const page = pageIn({ ...address, path: "/not-found" });
      const pathname = writeAddress(page.address);
      const suggestions = availableAt ? [] : suggest(address);
      const otherPathname = availableAt ? writeAddress(availableAt) : "";
      const key = [pathname, otherPathname, ...suggestions.map(({ path }) => path)].join("?");
      const cached = responses.get(key);
      if (cached) return cached;
      const hasSuggestions = suggestions.length > 0;
      const services = hasSuggestions
        ? { suggestions: [{ path: `/${placeholder}`, title: placeholder }] }
        : availableAt
          ? { availableAt }
          : {};
      const { html, headers } = await loadTemplate(`${pathname}?${otherPathname}?${hasSuggestions}`, page, services);
      const body = Buffer.from(insertSuggestions(html, address, suggestions));
      return store(key, await compressResponse(body, headers, { status: 404, effort: "little" }));
    },
    clear() {
      templates.clear();
      responses.clear();
    },
  };
}

function insertSuggestions(html: string, address: Address, suggestions: readonly PageSuggestion[]): string {
  return html.replace(new RegExp(`<li><a [^>]*${placeholder}[^>]*>${placeholder}</a>`), (item) =>
    suggestions
      .map(({ path, title }) =>
        item
          .replace(writeAddress({ ...address, path: `/${placeholder}` }), () => writeAddress({ ...address, path }))
          .replace(placeholder, () => escapeHtml(title)),
      )
      .join(""),
  );
}
