import { accountEmailSchema } from "#text/email-address.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { FieldIssue } from "../field-issue.ts";
import { newPasswordIssues } from "../passwords/new-password.server.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { isRole } from "../person/roles.ts";
import { insertUser, isUniqueViolation } from "./register.server.ts";
import { usernameSchema } from "./username.ts";

export type AdminCreated = { ok: true; id: string; created: boolean } | { ok: false; issues: FieldIssue[] };

export interface AdminRequest {
  email: string;
  username: string;
  password: string;
  /** One of the roles; `admin` unless told. */
  role?: string | undefined;
}

/**
 * Makes an account of the company, with its address taken as proven; when the address has an account, that one gets
 * the role and keeps its password, provided that the address was confirmed.
 */
export async function createAdmin(
  { db, now, passwordCost }: AccountDeps,
  request: AdminRequest,
): Promise<AdminCreated> {
  const role = request.role ?? "admin";
  const email = accountEmailSchema.safeParse(request.email);
  if (!isRole(role)) return { ok: false, issues: [{ path: "role", code: "unknown_role" }] };
  if (!email.success) return { ok: false, issues: [{ path: "email", code: email.error.issues[0]!.message }] };
  const existing = await db
    .selectFrom("users")
    .select(["id", "email_verified"])
    .where("email", "=", email.data)
    .executeTakeFirst();
  if (existing) {
    // Whoever registered with an address that is not theirs must not be handed the company's keys.
    if (!existing.email_verified) return { ok: false, issues: [{ path: "email", code: "email_unverified" }] };
    await db.updateTable("users").set({ user_role: role, updated_at: now() }).where("id", "=", existing.id).execute();
    return { ok: true, id: existing.id, created: false };
  }

  const username = usernameSchema.safeParse(request.username);
  const code = username.error?.issues[0]?.message;
  // The names that outsiders may not take are just those that an operator wants.
  if (code && code !== "username_taken") return { ok: false, issues: [{ path: "username", code }] };
  const name = username.success ? username.data : request.username.trim().toLowerCase();
  const issues = newPasswordIssues(request.password, [name, email.data]);
  if (issues.length > 0) return { ok: false, issues };
  const hash = await hashPassword(request.password, passwordCost);
  const person = {
    ...{ first_name: name, last_name: "", username: name, email: email.data },
    ...{ phone_number: "", company: "", job_role: role, address: "", products: [], locale: "id" as const },
  };
  try {
    const id = await db
      .transaction()
      .execute((trx) => insertUser(trx, person, hash, { now: now(), role, verified: true }));
    return { ok: true, id: id!, created: true };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, issues: [{ path: "username", code: "username_taken" }] };
    throw error;
  }
}
