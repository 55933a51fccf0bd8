import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#accounts/login/access-token.server.ts";
import { userColumns } from "#accounts/person/user.server.ts";
import type { Authenticate } from "#api/auth/authenticate.ts";
import { Problem } from "#api/http/problem.ts";
import type { Database } from "#infra/database/tables.server.ts";

/**
 * Returns a login by name: `Bearer sari` has an account and a session of that name, created at its first request. Names
 * that begin with `new-` have not verified their e-mail.
 */
export function namedLogin(db: Database): Authenticate {
  const logins = new Map<string, Promise<SignedIn>>();
  return async (request) => {
    const name = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (!name) throw new Problem(401, "unauthorized");
    const login = logins.get(name) ?? createLogin(db, name);
    logins.set(name, login);
    // A test may stop the database.
    login.catch(() => logins.delete(name));
    return login;
  };
}

async function createLogin(db: Database, name: string): Promise<SignedIn> {
  // Valid on every clock of the tests.
  const [past, future] = [new Date("2020-01-01"), new Date("2999-01-01")];
  await db
    .insertInto("users")
    .values({
      id: name,
      name,
      username: name,
      email: `${name}@pembeli.example`,
      email_verified: !name.startsWith("new-"),
      first_name: name,
      last_name: "",
      phone_number: "",
      company: "",
      job_role: "",
      address: "",
      user_role: "user",
      products: [],
      locale: "id",
      created_at: past,
      updated_at: past,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("sessions")
    .values({
      id: name,
      token: name,
      user_id: name,
      ip_address: null,
      user_agent: null,
      created_at: future,
      updated_at: past,
      expires_at: future,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const user = await db.selectFrom("users").select(userColumns).where("id", "=", name).executeTakeFirstOrThrow();
  return { user, sessionId: name };
}

export interface SendOptions {
  as?: string;
  body?: object;
  key?: string;
  en?: boolean;
}

/** Returns a function that sends calls to an API under test. */
export function sender(app: () => FastifyInstance) {
  return (method: "GET" | "POST", url: string, options: SendOptions = {}) =>
    app().inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(options.as && { authorization: `Bearer ${options.as}` }),
        ...(options.key && { "idempotency-key": options.key }),
        ...(options.en && { "accept-language": "en" }),
      },
      ...(options.body && { payload: options.body }),
    });
}

export const testBuyer = { name: "Sari Dewi", address: "Jalan Melati 2, Bandung", npwp: "0123456789012345" };
export const threeMonths = {
  package_id: "big-social-starter",
  months: 3,
  voucher_code: "hemat3",
  payment_method: "mandiri_va",
};
/** 4,500,000 - 15% = 3,825,000; DPP 3,506,250; PPN 420,750. */
export const threeMonthsTotal = 4_245_750;
