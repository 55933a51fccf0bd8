import type { AccountDeps } from "../deps.server.ts";
import type { FieldIssue } from "../field-issue.ts";
import { isUniqueViolation } from "../registration/register.server.ts";
import type { ProfileChange } from "../registration/registration.ts";
import { personName } from "./person-name.ts";
import type { User } from "./user.server.ts";

type ProfileChanged = { ok: true; user: User } | { ok: false; issues: FieldIssue[] };

/** Changes the profile; missing fields stay as they are. */
export async function changeProfile(deps: AccountDeps, user: User, change: ProfileChange): Promise<ProfileChanged> {
  const next = { ...user, ...definedOf(change) };
  const taken: ProfileChanged = { ok: false, issues: [{ path: "username", code: "username_taken" }] };
  if (next.username !== user.username && (await isReserved(deps, next.username))) return taken;
  const { first_name, last_name, username, phone_number, company, job_role, address, products, locale } = next;
  try {
    await deps.db
      .updateTable("users")
      .set({ first_name, last_name, username, phone_number, company, job_role, address, products, locale })
      .set({ name: personName(next), updated_at: deps.now() })
      .where("id", "=", user.id)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
  return { ok: true, user: next };
}

async function isReserved({ db, now }: AccountDeps, username: string): Promise<boolean> {
  const row = await db
    .selectFrom("reserved_usernames")
    .select("username")
    .where("username", "=", username)
    .where("until", ">", now())
    .executeTakeFirst();
  return row !== undefined;
}

function definedOf<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
