import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { findContact } from "#accounts/person/user.server.ts";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import { shopDataSource } from "#desk/people.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { ObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import type { Tracing } from "#infra/tracing/tracing.server.ts";
import type { CompanyLogo } from "#media/logo/company-logo.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import { createShop, type ShopServices } from "#shop/create-shop.server.ts";
import { createLetterheadLogo, type LogoSource } from "#shop/invoices/letterhead-logo.server.ts";
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
  /** Takes over the logo that is published, for invoices issued from then on. */
  refreshLetterhead(): Promise<void>;
  /** Call once the jobs run. */
  started(): Promise<void>;
}

/**
 * Creates the shop with the configured provider, its packages and its jobs. Call after the migrations, before
 * `jobs.start`.
 */
export async function wireShop(deps: {
  config: Config;
  settings: Settings;
  base: OpenDatabase;
  jobs: Jobs;
  mailer: Mailer;
  now: () => Date;
  logo: CompanyLogo;
  metrics: Metrics;
  tracing: Tracing;
  observe: ObserveOutbound;
}): Promise<WiredShop> {
  const { config, settings, base, jobs, mailer, now, logo, metrics, tracing, observe } = deps;
  await seedShop(base.db, now(), { demo: config.payment.provider === "simulator" });
  const letterhead = createLetterheadLogo({ db: base.db, now }, letterheadOf(logo));
  await letterhead.refresh();
  const shop = createShop({
    config,
    company: settings.company,
    db: base.db,
    jobs,
    now,
    listen: base.listen,
    findContact: (userId) => findContact(base.db, userId),
    letterheadLogo: letterhead.current,
    tracing,
    observe,
    onPaymentApplied: (seconds) => metrics.paymentApplied.observe(seconds),
  });
  registerShopJobs({
    jobs,
    shop,
    mailer,
    secret: readAuthSecret(config),
    async findColleague(userId) {
      const colleague = (await listColleagues(base.db, "help", "write")).find(({ id }) => id === userId);
      return colleague ? { email: colleague.email, locale: colleague.locale } : null;
    },
  });
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
    refreshLetterhead: letterhead.refresh,
    started: () => startRounds(jobs, shop),
  };
}

/** Four times the size on paper, in points: 300 dots per inch. */
const printed = { width: 720, height: 144 };

/** Paper is light: the logo for light grounds, or the mark where there is no other. */
function letterheadOf(logo: CompanyLogo): LogoSource {
  const part = () => (logo.find("light") ? "light" : "mark");
  return {
    find() {
      const found = logo.find(part());
      return found && { hash: found.hash, isMark: part() === "mark" };
    },
    async draw() {
      const drawn = await logo.draw(part(), printed);
      return drawn && { width: drawn.width, height: drawn.height, png: drawn.png };
    },
  };
}
