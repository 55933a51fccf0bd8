import { apiBaseOf } from "#address/api-base.ts";
import type { Config } from "#infra/config/config.server.ts";

/** Base of the API as mail readers reach it. */
export function apiUrlOf({ publicUrl, publicApiHost }: Pick<Config, "publicUrl" | "publicApiHost">): string {
  const base = apiBaseOf(publicApiHost);
  return base.startsWith("/") ? publicUrl + base : base;
}
