import type { FastifyRequest } from "fastify";
import type { ReadToken, SignedIn } from "#accounts/login/access-token.server.ts";
import { Problem } from "../http/problem.ts";

export type { SignedIn };

/**
 * Who sends the request. The one guard of every call that is not for everyone.
 * @throws Problem 401 `unauthorized` without a good token, 403 `login_ended` when its session is over
 */
export type ReadSignedIn = (request: FastifyRequest) => Promise<SignedIn>;

export function createSignedIn(readToken: ReadToken): ReadSignedIn {
  // The guard before a call's own checks and the call itself ask about the same request.
  const known = new WeakMap<FastifyRequest, Promise<SignedIn>>();
  const read: ReadSignedIn = async (request) => {
    const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) throw unauthorized();
    const found = await readToken(token);
    if (found.ok) return found.signedIn;
    throw found.code === "login_ended" ? new Problem(403, "login_ended") : unauthorized('Bearer error="invalid_token"');
  };
  return (request) => {
    const answer = known.get(request) ?? read(request);
    known.set(request, answer);
    return answer;
  };
}

function unauthorized(challenge = "Bearer") {
  return new Problem(401, "unauthorized", { headers: { "www-authenticate": challenge } });
}
