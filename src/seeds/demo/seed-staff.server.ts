import { randomBytes, randomInt } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { symmetricEncrypt } from "better-auth/crypto";
import { generateRecoveryCodes, recoveryCodeStorage } from "#accounts/login/recovery-codes.server.ts";
import type { ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { type StaffRole, staffRoles } from "#accounts/staff/permissions.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { markDemo } from "./demo-objects.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

export interface DemoLogin {
  role: StaffRole;
  username: string;
  password: string;
  /** For an authenticator app. */
  otpauth: string;
}

interface Deps {
  db: Database;
  now: () => Date;
  /** Encrypts the secrets of two-step verification (`readAuthSecret`). */
  secret: string;
  passwordCost?: ScryptCost | undefined;
}

/** Creates one account for each role, with two-step verification set up, and returns the logins. */
export async function seedDemoStaff({ db, now, secret, passwordCost }: Deps): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = [];
  for (const role of staffRoles) {
    const username = `demo.${role}`;
    const password = words();
    const request = { email: `${username}@staf.example`, username, password, role };
    const created = await createAdmin({ db, now, jobs: withoutJobs, passwordCost }, request);
    if (!created.ok)
      throw new Error(`${username} was not created: ${created.issues.map(({ code }) => code).join(", ")}`);
    const factor = randomBytes(20).toString("hex");
    await addFactor(db, { userId: created.id, factor, secret });
    await markDemo(db, "users", [created.id]);
    logins.push({ role, username, password, otpauth: createOTP(factor).url("BigSuite demo", username) });
  }
  return logins;
}

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
