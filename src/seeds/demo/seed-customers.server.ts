import { randomBytes } from "node:crypto";
import { hashPassword, type ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import { insertConsents } from "#accounts/person/consents.server.ts";
import { insertUser } from "#accounts/registration/register.server.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { demoIds, markDemo } from "./demo-objects.server.ts";
import { type DemoCustomer, demoCustomers } from "./demo-people.ts";
import type { MovedClock } from "./moved-clock.ts";

export interface SeededCustomer extends DemoCustomer {
  userId: string;
  email: string;
}

/** Creates the customers, registered over the last months. Nobody knows their password. */
export async function seedDemoCustomers(db: Database, clock: MovedClock, passwordCost?: ScryptCost): Promise<void> {
  const hash = await hashPassword(randomBytes(24).toString("base64url"), passwordCost);
  for (const [index, person] of demoCustomers.entries()) {
    clock.setAgo(88 - index * 5, 3);
    const at = clock.now();
    const username = usernameOf(person);
    const email = emailOf(username);
    const { locale } = person;
    const profile = {
      first_name: person.first,
      last_name: person.last,
      username,
      email,
      phone_number: `+62811${String(22_000_000 + index * 7919)}`,
      company: person.company,
      job_role: person.job,
      address: `Jalan Contoh ${index + 1}, ${person.city}`,
      products: [],
      locale,
    };
    const isVerified = index !== demoCustomers.length - 1;
    await db.transaction().execute(async (trx) => {
      const userId = await insertUser(trx, profile, hash, { now: at, role: "user", verified: isVerified });
      if (!userId) return;
      const consent = { version: privacyVersion(locale), locale, at, text_hash: null };
      await insertConsents(trx, userId, [
        { ...consent, purpose: "privacy", granted: true },
        { ...consent, purpose: "marketing", granted: index % 2 === 0 },
      ]);
      await markDemo(trx, "users", [userId]);
    });
  }
}

const usernameOf = ({ first, last }: DemoCustomer) => `${first}.${last}`.toLowerCase();
const emailOf = (username: string) => `${username}@pelanggan.example`;

/** Returns the customers who have not been removed, each at its place of the list. */
export async function readDemoCustomers(db: Database): Promise<ReadonlyMap<number, SeededCustomer>> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "username"])
    .where("id", "in", [...(await demoIds(db, "users")), ""])
    .execute();
  const found = new Map(rows.map(({ id, username }) => [username, id]));
  return new Map(
    demoCustomers.flatMap((person, index) => {
      const userId = found.get(usernameOf(person));
      return userId ? [[index, { ...person, userId, email: emailOf(usernameOf(person)) }] as const] : [];
    }),
  );
}
