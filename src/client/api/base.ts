let known: string | undefined;

/** Where the API stands: `<html data-api-host>` when configured, else `/api` of this origin. Read once. */
export function apiBase(): string {
  known ??= (document.documentElement.dataset.apiHost || "/api").replace(/\/+$/, "");
  return known;
}
