import type { FastifyRequest } from "fastify";
import type { ApiDeps } from "../http/deps.ts";

/**
 * Whose login waits for its second step in this browser; undefined when none does. The cookie's signature is not checked
 * here: Better Auth does so before it lets anybody in.
 */
export async function readChallengedUser(
  { accounts, db, now }: ApiDeps,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { createAuthCookie } = await (await accounts.auth()).$context;
  const prefix = `${createAuthCookie("two_factor").name}=`;
  const cookie = request.headers.cookie?.split(/;\s*/).find((it) => it.startsWith(prefix));
  // `<identifier>.<signature>`; the identifier holds no dot.
  const identifier = cookie?.slice(prefix.length).split(".", 1)[0];
  if (!identifier) return undefined;
  const challenge = await db
    .selectFrom("verifications")
    .select("value")
    .where("identifier", "=", identifier)
    .where("expires_at", ">", now())
    .executeTakeFirst();
  return challenge?.value;
}
