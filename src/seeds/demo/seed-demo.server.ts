import type { ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { claimUnused, demoActor } from "./demo-objects.server.ts";
import { createMovedClock } from "./moved-clock.ts";
import { seedDemoCustomers } from "./seed-customers.server.ts";
import { seedDemoEvents } from "./seed-events.server.ts";
import { seedDemoExperiments } from "./seed-experiments.server.ts";
import { seedDemoHelp } from "./seed-help.server.ts";
import { seedDemoLeads } from "./seed-leads.server.ts";
import { seedDemoBatch, seedDemoPrice } from "./seed-offers.server.ts";
import { seedDemoOrders } from "./seed-orders.server.ts";
import { seedDemoRights } from "./seed-rights.server.ts";
import { seedDemoSettlement } from "./seed-settlement.server.ts";
import { type DemoLogin, seedDemoStaff } from "./seed-staff.server.ts";
import { seedDemoSubscribers } from "./seed-subscribers.server.ts";
import { seedDemoVisits } from "./seed-visits.server.ts";

interface Deps {
  db: Database;
  shop: Shop;
  now: () => Date;
  /** The secret of this installation (`readAuthSecret`), which also signs for the simulated bank. */
  secret: string;
  passwordCost?: ScryptCost | undefined;
}

/**
 * Fills an empty database with invented staff, customers, requests and orders, once. Call before the jobs run: they would
 * close orders that are being placed in the past.
 * @returns the logins, which are shown only once; undefined when the database was in use already
 */
export async function seedDemo({ db, shop, now, secret, passwordCost }: Deps): Promise<DemoLogin[] | undefined> {
  if (!(await claimUnused(db))) return undefined;
  const clock = createMovedClock(now);
  const [logins, customers] = await Promise.all([
    seedDemoStaff({ db, now, secret, passwordCost }),
    seedDemoCustomers(db, clock, passwordCost),
  ]);
  await seedDemoLeads(db, clock);
  await seedDemoSubscribers(db, clock);
  await seedDemoVisits(db, now());
  await seedDemoBatch(db, clock, demoActor);
  await seedDemoOrders({ db, shop, secret }, clock, customers);
  await seedDemoHelp({ db, shop }, clock, customers);
  await seedDemoSettlement(db, clock, demoActor);
  await seedDemoPrice(db, clock, demoActor);
  await seedDemoRights({ db, secret }, clock, demoActor);
  await seedDemoExperiments(db, clock);
  clock.setAgo(0);
  await seedDemoEvents(db, clock, demoActor);
  return logins;
}

/** Returns the logins as text for the console. */
export function loginsAsText(logins: readonly DemoLogin[], publicUrl: string): string {
  return [
    "",
    "The database was empty: it now has invented customers, requests and orders, and these logins of staff, shown only now:",
    ...logins.map(({ username, password, otpauth }) => `  ${username.padEnd(12)}  ${password}  ${otpauth}`),
    `Log in at ${publicUrl}/admin. The second step asks for a code: add the otpauth address to an authenticator app, or use`,
    "  npm run admin -- demo-code <username>",
    "Remove all of it with npm run admin -- remove-demo; start without it with DEMO_DATA=false.",
    "",
  ].join("\n");
}
