import { accountEmailSchema } from "#text/email-address.ts";
import { defaultLocale } from "#text/locales.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { FieldIssue } from "../field-issue.ts";
import { newPasswordIssues } from "../passwords/new-password.server.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { isRole } from "../person/roles.ts";
import { insertUser, isUniqueViolation } from "./register.server.ts";
import { usernameSchema } from "./username.ts";

type AdminCreated = { ok: true; id: string; created: boolean } | { ok: false; issues: FieldIssue[] };

interface AdminRequest {
  email: string;
  username: string;
  password: string;
  /** One of the roles; `admin` by default. */
  role?: string | undefined;
}

/**
 * Creates an account for staff with a verified address. When the address has an account, that one gets the role and its
 * password stays, provided that the address was confirmed.
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
    // Somebody else may have registered with this address.
    if (!existing.email_verified) return { ok: false, issues: [{ path: "email", code: "email_unverified" }] };
    await db.updateTable("users").set({ user_role: role, updated_at: now() }).where("id", "=", existing.id).execute();
    return { ok: true, id: existing.id, created: false };
  }

  const username = usernameSchema.safeParse(request.username);
  const code = username.error?.issues[0]?.message;
  // Names reserved for the company may be given to staff.
  if (code && code !== "username_taken") return { ok: false, issues: [{ path: "username", code }] };
  const name = username.success ? username.data : request.username.trim().toLowerCase();
  const issues = newPasswordIssues(request.password, [name, email.data]);
  if (issues.length > 0) return { ok: false, issues };
  const hash = await hashPassword(request.password, passwordCost);
  const person = {
    first_name: name,
    last_name: "",
    username: name,
    email: email.data,
    phone_number: "",
    company: "",
    job_role: role,
    address: "",
    products: [],
    locale: defaultLocale,
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
