import type { FastifyReply, FastifyRequest } from "fastify";
import { clientAddressHeader } from "#accounts/login/client-address.ts";
import type { ApiDeps } from "../http/deps.ts";

/** What Better Auth answered. */
export interface AuthResponse {
  status: number;
  body: unknown;
  cookies: string[];
}

const passedOn = ["accept-language", "cookie", "origin", "referer", "user-agent"];

/** Hands a call to Better Auth, with the caller's address as we know it and nothing that a caller could forge. */
export async function forwardToAuth(
  deps: Pick<ApiDeps, "accounts" | "config">,
  request: FastifyRequest,
): Promise<AuthResponse> {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of [...passedOn, ...Object.keys(request.headers).filter((it) => it.startsWith("sec-fetch-"))]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  // The server itself leaves the body of an answer to HEAD out; Better Auth knows no HEAD.
  const method = request.method === "HEAD" ? "GET" : request.method;
  const body = method === "GET" ? undefined : JSON.stringify(request.body ?? {});
  if (body !== undefined) headers.set("content-type", "application/json");
  const auth = await deps.accounts.auth();
  const response = await auth.handler(
    new Request(deps.config.publicUrl + request.url, { method, headers, body: body ?? null }),
  );
  const text = await response.text();
  return {
    status: response.status,
    body: text === "" ? undefined : readJson(text),
    cookies: response.headers.getSetCookie(),
  };
}

/** Passes the cookies on; several of them are several headers. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header("set-cookie", cookies);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
