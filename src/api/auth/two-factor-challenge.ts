import type { FastifyRequest } from "fastify";
import type { ApiDeps } from "../http/deps.ts";

/**
 * Returns whose login awaits its second step in this browser; undefined when none does. The cookie's signature is not
 * checked here: Better Auth does that before it creates a session.
 */
export async function readChallengedUser(
  { accounts, db, now }: ApiDeps,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { createAuthCookie } = await (await accounts.auth()).$context;
  const prefix = `${createAuthCookie("two_factor").name}=`;
  const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  // `<identifier>.<signature>`; the identifier contains no dot.
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
