import type { FastifyReply, FastifyRequest } from "fastify";
import { clientAddressHeader } from "#accounts/login/client-address.ts";
import type { ApiDeps } from "../http/deps.ts";

/** Better Auth's response. */
export interface AuthResponse {
  status: number;
  body: unknown;
  cookies: string[];
}

const forwardedHeaders = ["accept-language", "cookie", "origin", "referer", "user-agent"];

/** Forwards a call to Better Auth, with the client's address as the server knows it and no header that could be forged. */
export async function forwardToAuth(
  deps: Pick<ApiDeps, "accounts" | "config">,
  request: FastifyRequest,
): Promise<AuthResponse> {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of [...forwardedHeaders, ...Object.keys(request.headers).filter(isFetchMetadata)]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  // Better Auth does not support HEAD; Fastify removes the body of the response.
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

/** Sets the cookies, each in a header of its own. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header("set-cookie", cookies);
}

const isFetchMetadata = (name: string) => name.startsWith("sec-fetch-");

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
