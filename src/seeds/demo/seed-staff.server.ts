import { randomBytes, randomInt } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { generateRecoveryCodes, recoveryCodeStorage } from "#accounts/login/recovery-codes.server.ts";
import type { ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import type { StaffRole } from "#accounts/staff/permissions.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { demoIds, markDemo } from "./demo-objects.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

/** The invented staff: one of each role with a login that is shown, and a second of sales, to whom leads go in turn. */
const people: readonly { role: StaffRole; first: string; last: string; hasLogin?: false }[] = [
  { role: "viewer", first: "Rini", last: "Puspita" },
  { role: "sales", first: "Sinta", last: "Maharani" },
  { role: "sales", first: "Rizky", last: "Ramadhan", hasLogin: false },
  { role: "finance", first: "Dimas", last: "Prasetyo" },
  { role: "editor", first: "Laras", last: "Utami" },
  { role: "admin", first: "Bayu", last: "Firmansyah" },
];

/** A person of the invented staff, as the actor of what they do. */
export interface DemoColleague {
  id: string;
  role: StaffRole;
  /** As others read it. */
  name: string;
  actor: Extract<Actor, { kind: "staff" }>;
}

export interface DemoLogin {
  role: StaffRole;
  username: string;
  password: string;
}

interface Deps {
  db: Database;
  now: () => Date;
  /** Encrypts the secrets of two-step verification (`readAuthSecret`). */
  secret: string;
  passwordCost?: ScryptCost | undefined;
}

/** Creates the invented staff, with two-step verification set up, and returns the logins. */
export async function seedDemoStaff({ db, now, secret, passwordCost }: Deps): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = [];
  for (const { role, first, last, hasLogin = true } of people) {
    const username = usernameOf({ first, last });
    const password = words();
    const request = { email: `${username}@staf.example`, username, password, role };
    const created = await createAdmin({ db, now, jobs: withoutJobs, passwordCost }, request);
    if (!created.ok)
      throw new Error(`${username} was not created: ${created.issues.map(({ code }) => code).join(", ")}`);
    // Its QR code fits into a terminal.
    const factor = randomBytes(16).toString("hex");
    await addFactor(db, { userId: created.id, factor, secret });
    const named = { first_name: first, last_name: last, name: `${first} ${last}` };
    await db.updateTable("users").set(named).where("id", "=", created.id).execute();
    await markDemo(db, "users", [created.id]);
    if (hasLogin) logins.push({ role, username, password });
  }
  return logins;
}

/** Returns the invented staff who have not been removed, in the order in which they were created. */
export async function readDemoColleagues(db: Database): Promise<DemoColleague[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "username", "name", "user_role"])
    .where("id", "in", [...(await demoIds(db, "users")), ""])
    .where("user_role", "<>", "user")
    .execute();
  const place = (username: string) => people.findIndex((each) => usernameOf(each) === username);
  return rows
    .sort((one, other) => place(one.username) - place(other.username))
    .map(({ id, username, name, user_role }) => ({
      id,
      role: user_role as StaffRole,
      name,
      actor: { kind: "staff", id, name: username, network: "127.0.0.0/24", requestId: "demo" },
    }));
}

const usernameOf = ({ first, last }: { first: string; last: string }) => `${first}.${last}`.toLowerCase();

/** Stores two-step verification as Better Auth does. */
async function addFactor(
  db: Database,
  { userId, factor, secret }: { userId: string; factor: string; secret: string },
): Promise<void> {
  await db
    .insertInto("two_factors")
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      verified: true,
      secret: await symmetricEncrypt({ key: secret, data: factor }),
      backup_codes: await recoveryCodeStorage(secret).encrypt(JSON.stringify(generateRecoveryCodes())),
    })
    .execute();
  await db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", userId).execute();
}

/** Returns sixteen letters and digits in groups of four, without look-alikes: about 79 bits. */
function words(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]!).join("");
  return letters.match(/.{4}/g)!.join("-");
}
