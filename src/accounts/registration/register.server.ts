import { randomInt, randomUUID } from "node:crypto";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { FieldIssue } from "../field-issue.ts";
import { addDevice } from "../login/devices.server.ts";
import { isMailboxProof } from "../login/mailed-codes.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { newPasswordIssues } from "../passwords/new-password.server.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { insertConsents } from "../person/consents.server.ts";
import type { ConsentPurpose } from "../person/consents.ts";
import { personName } from "../person/person-name.ts";
import { eraseAccountData, type PersonalDataSource } from "../person/personal-data.server.ts";
import { defaultRole, type Role } from "../person/roles.ts";
import type { Registration } from "./registration.ts";
import { usernameFrom } from "./username.ts";

/** How long a username is reserved after a registration that created no account, in days. */
const reservationDays = 30;

/** `userId`: the new account, where the mailbox was proved. */
type Registered = { ok: true; userId?: string | undefined } | { ok: false; issues: FieldIssue[] };

type RegisterDeps = AccountDeps & { personalData: readonly PersonalDataSource[] };

/** Thrown within the transaction of a registration that is refused, so that nothing of it is stored. */
class RefusedRegistration extends Error {
  readonly issue: FieldIssue;
  constructor(path: string, code: string) {
    super(code);
    this.name = "RefusedRegistration";
    this.issue = { path, code };
  }
}

/**
 * Creates an account and mails a link to confirm its address. When the address has one already, its owner is notified
 * instead, and the caller sees no difference: the response and its duration are the same, and a chosen username is taken
 * either way.
 *
 * With a proof of the mailbox (`mailed-codes.server.ts`) the address is confirmed at once, and an account that nobody has
 * confirmed is replaced: a stranger may have made it, and its password, sessions and devices must not open this one. A proof
 * creates one account: once there is a confirmed one, it is refused as expired.
 * @param deps `secret`: Better Auth's (`readAuthSecret`); `personalData`: what goes with a replaced account
 * @param textHashes SHA-256 of the text beside each consent, as proof
 * @param device id of the browser, in which the address can then be confirmed without the password
 */
export async function register(
  deps: RegisterDeps & { secret: string },
  input: Registration,
  textHashes: ConsentHashes,
  device?: string,
): Promise<Registered> {
  const proved = input.mailbox_proof !== undefined && isMailboxProof(deps, input.email, input.mailbox_proof);
  if (input.mailbox_proof !== undefined && !proved)
    return { ok: false, issues: [{ path: "mailbox_proof", code: "code_expired" }] };
  let hash: string | null = null;
  if (input.password !== undefined) {
    const issues = newPasswordIssues(input.password, [input.username, input.email, personName(input)]);
    if (issues.length > 0) return { ok: false, issues };
    hash = await hashPassword(input.password, deps.passwordCost);
  }
  const proofs = { hash, textHashes, device, proved };
  for (let attempt = 1; ; attempt++) {
    try {
      return await deps.db.transaction().execute((trx) => insertRegistration({ ...deps, trx }, input, proofs));
    } catch (error) {
      if (error instanceof RefusedRegistration) return { ok: false, issues: [error.issue] };
      if (!isUniqueViolation(error)) throw error;
      // Two people chose one name concurrently: a typed one is refused, a derived one is derived again.
      if (input.username !== undefined || attempt === 3)
        return { ok: false, issues: [{ path: "username", code: "username_taken" }] };
    }
  }
}

type ConsentHashes = Record<ConsentPurpose, string | null>;

async function insertRegistration(
  { trx, jobs, now, personalData }: RegisterDeps & { trx: Trx },
  input: Registration,
  {
    hash,
    textHashes,
    device,
    proved,
  }: { hash: string | null; textHashes: ConsentHashes; device: string | undefined; proved: boolean },
): Promise<Registered> {
  const at = now();
  if (proved) await eraseUnconfirmed(trx, personalData, input.email);
  if (input.username !== undefined && (await isUsernameTaken(trx, input.username, at)))
    throw new RefusedRegistration("username", "username_taken");
  const username = input.username ?? (await deriveUsername(trx, input.email, at));
  const userId = await insertUser(trx, { ...input, username }, hash, { now: at, role: defaultRole, verified: proved });
  // The account was confirmed meanwhile, or made with this proof before: what was typed would be lost.
  if (proved && !userId) throw new RefusedRegistration("mailbox_proof", "code_expired");
  if (userId) {
    if (device) await addDevice(trx, userId, device, at);
    const consent = { version: input.privacy_version, locale: input.locale, at };
    await insertConsents(trx, userId, [
      { ...consent, purpose: "privacy", granted: true, text_hash: textHashes.privacy },
      { ...consent, purpose: "marketing", granted: input.marketing_consent, text_hash: textHashes.marketing },
    ]);
  } else if (input.username !== undefined) {
    await reserveUsername(trx, input.username, at);
  }
  const owner = userId ?? (await findUserId(trx, input.email));
  await jobs.send(trx, "account-mail", mailTo(owner, { isNew: userId !== undefined, proved }, input.waiting_package));
  return { ok: true, userId: proved ? owner : undefined };
}

/** Erases the account of an address that nobody has confirmed, with what other modules store about it. */
async function eraseUnconfirmed(trx: Trx, sources: readonly PersonalDataSource[], email: string): Promise<void> {
  // Locked, so that it is not confirmed meanwhile.
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .forUpdate()
    .executeTakeFirst();
  if (user) await eraseAccountData(trx, sources, user.id);
}

function mailTo(
  user_id: string,
  { isNew, proved }: { isNew: boolean; proved: boolean },
  waiting?: string,
): AccountMail {
  if (!isNew) return { kind: "registered-again", user_id };
  return proved ? { kind: "welcome", user_id } : { kind: "verify", user_id, waiting_package: waiting };
}

/** Returns a free username derived from the address, with four digits appended when it is taken. */
export async function deriveUsername(trx: Trx, email: string, now: Date): Promise<string> {
  const base = usernameFrom(email);
  for (let name = base; ; name = `${base ?? "user"}.${randomInt(1000, 10_000)}`) {
    if (name !== undefined && !(await isUsernameTaken(trx, name, now))) return name;
  }
}

/** Inserts a person and their password, if they have one; undefined when the e-mail address has an account. */
export async function insertUser(
  trx: Trx,
  input: Omit<
    Registration,
    "password" | "marketing_consent" | "privacy_version" | "mailbox_proof" | "rememberMe" | "waiting_package"
  > & { username: string },
  passwordHash: string | null,
  { now, role, verified }: { now: Date; role: Role; verified: boolean },
): Promise<string | undefined> {
  const { first_name, last_name, username, email, phone_number, company, job_role, address, products, locale } = input;
  const { first_touch, last_touch, exposures } = input;
  const inserted = await trx
    .insertInto("users")
    .values({
      id: randomUUID(),
      name: personName(input),
      email_verified: verified,
      user_role: role,
      first_name,
      last_name,
      username,
      email,
      phone_number,
      company,
      job_role,
      address,
      products,
      locale,
      first_touch: first_touch ? JSON.stringify(first_touch) : null,
      last_touch: last_touch ? JSON.stringify(last_touch) : null,
      exposures: exposures ? JSON.stringify(exposures) : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await trx
    .insertInto("credentials")
    .values({
      id: randomUUID(),
      user_id: inserted.id,
      account_id: inserted.id,
      provider_id: "credential",
      password: passwordHash,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return inserted.id;
}

/** Returns whether an account has the name, or it is reserved. */
export async function isUsernameTaken(trx: Database | Trx, username: string, now: Date): Promise<boolean> {
  const user = await trx.selectFrom("users").select("id").where("username", "=", username).executeTakeFirst();
  const reservation = await trx
    .selectFrom("reserved_usernames")
    .select("username")
    .where("username", "=", username)
    .where("until", ">", now)
    .executeTakeFirst();
  return user !== undefined || reservation !== undefined;
}

async function reserveUsername(trx: Trx, username: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + reservationDays * 86_400_000);
  await trx
    .insertInto("reserved_usernames")
    .values({ username, until })
    .onConflict((conflict) => conflict.column("username").doUpdateSet({ until }))
    .execute();
}

async function findUserId(trx: Trx, email: string): Promise<string> {
  return (await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
}

/** Returns whether a database error is SQLSTATE 23505: the value was taken concurrently. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === "23505";
}
