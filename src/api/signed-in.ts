import type { FastifyRequest } from "fastify";
import type { ReadToken, SignedIn } from "#accounts/access-token.server.ts";
import { hasRole, type Role } from "#accounts/roles.ts";
import { Problem } from "./problem.ts";

export type { SignedIn };

/**
 * Who sends the request. The one guard of every call that is not for everyone.
 * @throws Problem 401 `unauthorized` without a good token, 403 `login_ended` when its session is over
 */
export type ReadSignedIn = (request: FastifyRequest) => Promise<SignedIn>;

export function createSignedIn(readToken: ReadToken): ReadSignedIn {
  return async (request) => {
    const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) throw unauthorized();
    const read = await readToken(token);
    if (read.ok) return read.signedIn;
    throw read.code === "login_ended" ? new Problem(403, "login_ended") : unauthorized('Bearer error="invalid_token"');
  };
}

/**
 * Lets a request pass when its sender has one of the roles (an admin has all). To everyone else the call does not
 * exist: 404, so that nobody learns what there is to guard.
 */
export async function requireRole(readSignedIn: ReadSignedIn, request: FastifyRequest, ...allowed: Role[]) {
  const signedIn = await readSignedIn(request);
  if (!hasRole(signedIn.user.user_role, allowed)) throw new Problem(404, "not_found");
  return signedIn;
}

function unauthorized(challenge = "Bearer") {
  return new Problem(401, "unauthorized", { headers: { "www-authenticate": challenge } });
}
