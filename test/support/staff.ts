import type { Role } from "#accounts/person/roles.ts";
import { userColumns } from "#accounts/person/user.server.ts";
import type { Authenticate } from "#api/auth/authenticate.ts";
import { Problem } from "#api/http/problem.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database } from "#infra/database/tables.server.ts";

/** The actor of changes in tests of the domain. */
export const testActor: Actor = {
  kind: "staff",
  id: "test",
  name: "test",
  network: "127.0.0.1",
  requestId: "test-request",
};

/**
 * Returns a login for tests of the back office: `Bearer sales` has an account of that role and has given the second
 * factor a moment ago, `Bearer sales:2` is another person of the role, `Bearer sales:weak` has not given it, and
 * `Bearer sales:old` gave it an hour ago. Accounts are created at the first request.
 */
export function staffLogin(db: Database, now: () => Date): Authenticate {
  const logins = new Map<string, Promise<void>>();
  return async (request) => {
    const id = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (!id) throw new Problem(401, "unauthorized");
    const created = logins.get(id) ?? createStaff(db, id, now());
    logins.set(id, created);
    await created;
    const user = await db.selectFrom("users").select(userColumns).where("id", "=", id).executeTakeFirstOrThrow();
    return { user, sessionId: id };
  };
}

/** Creates an account by its name, `<role>` or `<role>:<more>`, with a session of the same id. */
export async function createStaff(db: Database, id: string, at: Date): Promise<void> {
  const [role, variant] = id.split(":") as [Role, string | undefined];
  const username = id.replace(":", "-");
  await db
    .insertInto("users")
    .values({
      id,
      name: username,
      username,
      email: `${username}@staff.example`,
      email_verified: true,
      first_name: username,
      last_name: "",
      phone_number: "",
      company: "",
      job_role: role,
      address: "",
      user_role: role,
      products: [],
      locale: "id",
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const factorAt = { weak: null, old: new Date(at.getTime() - 3_600_000) };
  await db
    .insertInto("sessions")
    .values({
      id,
      token: id,
      user_id: id,
      ip_address: null,
      user_agent: null,
      created_at: at,
      updated_at: at,
      last_used_at: at,
      expires_at: new Date(at.getTime() + 30 * 86_400_000),
      factor_at: variant && variant in factorAt ? factorAt[variant as keyof typeof factorAt] : at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
