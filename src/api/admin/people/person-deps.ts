import type { Actor } from "#infra/audit/actor.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import type { ApiDeps } from "../../http/deps.ts";

/** What the rights of people need: the desk of the back office and the operator's command use the same functions. */
export interface PersonDeps extends Pick<ApiDeps, "db" | "jobs" | "now"> {
  shop: Shop;
  /** Keys the hashes of addresses. */
  secret: string;
}

export interface PersonChange extends PersonDeps {
  actor: Actor;
}

export function personDeps({ db, jobs, now, shop, config }: ApiDeps): PersonDeps {
  return { db, jobs, now, shop, secret: readAuthSecret(config) };
}
