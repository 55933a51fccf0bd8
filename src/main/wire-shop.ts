import { findContact } from "#accounts/person/contact.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { shopDataSource } from "#api/admin/people/shop-data-source.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { createShop, type ShopServices } from "#shop/create-shop.server.ts";
import { listPackages } from "#shop/packages/packages-store.server.ts";
import { priceChannel } from "#shop/prices/change-price.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { registerShopJobs, startRounds } from "#shop/shop-jobs.server.ts";
import type { PackageOffer } from "#site/site-services.ts";
import type { Locale } from "#text/locales.ts";

export interface WiredShop {
  shop: ShopServices;
  /** The shop's part of a person's export and removal. */
  holder: PersonalDataSource;
  /** The packages as the pages show them. */
  packages(locale: Locale): Promise<PackageOffer[]>;
  /** Calls `listener` when a price was changed on any instance, or may have been while the connection was down. */
  onPriceChange(listener: () => void): Promise<void>;
  /** Call once the jobs run. */
  started(): Promise<void>;
}

/**
 * Creates the shop with the configured provider, its packages and its jobs. Call after the migrations, before
 * `jobs.start`.
 */
export async function wireShop(deps: {
  config: Config;
  base: OpenDatabase;
  jobs: Jobs;
  mailer: Mailer;
  now: () => Date;
}): Promise<WiredShop> {
  const { config, base, jobs, mailer, now } = deps;
  await seedShop(base.db, now(), { demo: config.payment.provider === "simulator" });
  const shop = createShop({
    config,
    db: base.db,
    jobs,
    now,
    listen: base.listen,
    findContact: (userId) => findContact(base.db, userId),
  });
  registerShopJobs(jobs, shop, mailer);
  return {
    shop,
    holder: shopDataSource(shop),
    async packages(locale) {
      const rows = await listPackages(base.db);
      return rows.map(({ id, product, tier, name, description, price, features }) => ({
        id,
        product,
        tier,
        price,
        name: name[locale],
        description: description[locale],
        features: features[locale],
      }));
    },
    async onPriceChange(listener) {
      await base.listen(priceChannel, listener);
    },
    started: () => startRounds(jobs, shop),
  };
}
