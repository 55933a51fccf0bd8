import { isTrackingKey } from "#text/tracking-query.ts";

/** Returns the parts of a request's URL; `query` without what only counts a campaign, which changes no page. */
export function readUrl(url: string) {
  const cut = url.indexOf("?");
  const search = cut === -1 ? "" : url.slice(cut);
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (isTrackingKey(key) || key === "order") query.delete(key);
  return { pathname: cut === -1 ? url : url.slice(0, cut), search, query };
}
