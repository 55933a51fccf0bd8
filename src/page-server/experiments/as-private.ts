import type { CompressedResponse } from "../cache/compressed-response.server.ts";
import type { Encoding } from "../cache/encodings.server.ts";
import { cachingHeaders } from "../page-headers.ts";

const made = new WeakMap<CompressedResponse, CompressedResponse>();

/**
 * Returns a page with the same bytes that no shared cache may store: on its way to a crawler or to staff, it would be the
 * page of every visitor.
 */
export function asPrivate(page: CompressedResponse): CompressedResponse {
  const known = made.get(page);
  if (known) return known;
  const { heads, unchanged } = page;
  const copy = { ...page, heads: withCaching(heads), unchanged: withCaching(unchanged) };
  made.set(page, copy);
  return copy;
}

function withCaching(heads: Record<Encoding, string[]>): Record<Encoding, string[]> {
  const replaced = (head: string[]) =>
    head.map((value, index) => (head[index - 1] === "Cache-Control" ? cachingHeaders.private : value));
  return { br: replaced(heads.br), gzip: replaced(heads.gzip), identity: replaced(heads.identity) };
}
