import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Shop } from "#shop/shop.server.ts";

interface Deps {
  config: Config;
  db: Database;
  shop: Shop;
  now: () => Date;
}

/** Fills an empty database with invented data; returns the logins for the console, undefined when it was in use already. */
export async function seedDemoData({ config, ...deps }: Deps): Promise<string | undefined> {
  // Loaded on demand: a server on a used database never needs it.
  const { isUnused } = await import("#seeds/demo/demo-objects.server.ts");
  if (!(await isUnused(deps.db))) return undefined;
  const { loginsAsText, seedDemo } = await import("#seeds/demo/seed-demo.server.ts");
  const logins = await seedDemo({ ...deps, secret: readAuthSecret(config) });
  return logins && loginsAsText(logins, config.publicUrl);
}
