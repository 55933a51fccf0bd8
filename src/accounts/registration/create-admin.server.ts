import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { defaultLocale } from "#text/locales.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { FieldIssue } from "../field-issue.ts";
import { newPasswordIssues } from "../passwords/new-password.server.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { isRole, type Role } from "../person/roles.ts";
import { isLastAdmin } from "../staff/lock-staff.server.ts";
import { isStaff } from "../staff/permissions.ts";
import { insertUser, isUniqueViolation } from "./register.server.ts";
import { usernameSchema } from "./username.ts";

type AdminCreated = { ok: true; id: string; created: boolean } | { ok: false; issues: FieldIssue[] };

interface AdminRequest {
  email: string;
  username: string;
  password: string;
  /** One of the roles; `admin` by default. */
  role?: string | undefined;
  /** The operator, by the operating system's user. */
  by?: string | undefined;
}

const operator = (name = systemUser()) => ({ kind: "operator", name }) as const;

/**
 * Creates an account for staff with a verified address. When the address has an account, that one gets the role and its
 * password stays, provided that the address was confirmed.
 */
export async function createAdmin(
  { db, now, passwordCost }: AccountDeps,
  request: AdminRequest,
): Promise<AdminCreated> {
  const { role = "admin", by } = request;
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
    const changed = await giveRole({ db, now }, { id: existing.id, role, by });
    if (!changed) return { ok: false, issues: [{ path: "role", code: "last_admin" }] };
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
    const id = await db.transaction().execute(async (trx) => {
      const inserted = (await insertUser(trx, person, hash, { now: now(), role, verified: true }))!;
      const object = { kind: isStaff(role) ? "staff" : "customers", id: inserted };
      await recordChange(trx, operator(by), now(), { action: "staff.created", object, after: { role } });
      return inserted;
    });
    return { ok: true, id, created: true };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, issues: [{ path: "username", code: "username_taken" }] };
    throw error;
  }
}

/** Changes the role of an account; false when it would remove the last administrator. */
function giveRole(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  { id, role, by }: { id: string; role: Role; by: string | undefined },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { user_role: before } = await trx
      .selectFrom("users")
      .select("user_role")
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (before === role) return true;
    if (before === "admin" && (await isLastAdmin(trx, id))) return false;
    await trx.updateTable("users").set({ user_role: role, updated_at: now() }).where("id", "=", id).execute();
    const object = { kind: "staff", id };
    const change = { action: "staff.role_changed", object, before: { role: before }, after: { role } };
    await recordChange(trx, operator(by), now(), change);
    await notifyAdmin(trx, "staff", id);
    return true;
  });
}
