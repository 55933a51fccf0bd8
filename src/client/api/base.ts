import { apiBaseOf } from "#address/api-base.ts";

let cached: string | undefined;

/** Returns the API's base address, from `<html data-api-host>`; read once. */
export function apiBase(): string {
  cached ??= apiBaseOf(document.documentElement.dataset.apiHost);
  return cached;
}
