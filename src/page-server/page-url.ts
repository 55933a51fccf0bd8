import { isTrackingKey } from "#text/tracking-query.ts";

/** Returns the parts of a request's URL; `query` is without campaign parameters, which change no page. */
export function readUrl(url: string) {
  const queryStart = url.indexOf("?");
  const search = queryStart === -1 ? "" : url.slice(queryStart);
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (isTrackingKey(key) || key === "order") query.delete(key);
  return { pathname: queryStart === -1 ? url : url.slice(0, queryStart), search, query };
}
