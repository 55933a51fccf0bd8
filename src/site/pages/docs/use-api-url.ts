import { usePage } from "../../use-page.ts";

/** Returns the whole URL of the site's API, so that samples can be pasted unchanged. */
export function useApiUrl(): string {
  const { origin, apiBase } = usePage();
  return apiBase.startsWith("/") ? origin + apiBase : apiBase;
}
