import { apiBaseOf } from "#address/api-base.ts";

let known: string | undefined;

/** Where the API stands, from `<html data-api-host>`. Read once. */
export function apiBase(): string {
  known ??= apiBaseOf(document.documentElement.dataset.apiHost);
  return known;
}
