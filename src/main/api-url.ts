import { apiBaseOf } from "#address/api-base.ts";
import type { Config } from "#infra/config/config.server.ts";

/** Returns the absolute base URL of the API, for links in mails. */
export function apiUrlOf({ publicUrl, publicApiHost }: Pick<Config, "publicUrl" | "publicApiHost">): string {
  const base = apiBaseOf(publicApiHost);
  return base.startsWith("/") ? publicUrl + base : base;
}
