import type { FastifyRequest } from "fastify";
import type { ReadToken, SignedIn } from "#accounts/login/access-token.server.ts";
import { Problem } from "../http/problem.ts";

/**
 * Returns who sends the request.
 * @throws Problem 401 `unauthorized` without a valid token, 403 `login_ended` when its session has ended (`expired`: by itself)
 */
export type Authenticate = (request: FastifyRequest) => Promise<SignedIn>;

/** Creates the check of the access token in the `Authorization` header. */
export function createAuthenticate(readToken: ReadToken): Authenticate {
  return async (request) => {
    const token = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) throw unauthorized();
    const result = await readToken(token);
    if (result.ok) return result.signedIn;
    throw result.code === "login_ended"
      ? new Problem(403, "login_ended", { extra: { expired: result.expired } })
      : unauthorized('Bearer error="invalid_token"');
  };
}

function unauthorized(challenge = "Bearer") {
  return new Problem(401, "unauthorized", { headers: { "www-authenticate": challenge } });
}
