import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#infra/config/config.server.ts";

const always = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-site",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  // Also for requests without an origin: a cached response to one would lack the CORS headers of the site's pages.
  vary: "origin",
};

/** Adds the headers of every API response, and CORS for a site on another origin than the API (PUBLIC_API_HOST). */
export function addResponseHeaders(app: FastifyInstance, config: Config): void {
  const origin = new URL(config.publicUrl).origin;
  app.addHook("onRequest", async (request, reply) => {
    setResponseHeaders(request, reply, config);
    if (request.headers.origin !== origin) return;
    reply.headers({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers": "x-request-id, retry-after",
    });
    if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"]) return;
    await reply
      .code(204)
      .headers({
        "access-control-allow-methods": "GET, POST, PATCH, DELETE",
        "access-control-allow-headers": "authorization, content-type, idempotency-key, accept-language",
        "access-control-max-age": "600",
      })
      .send();
  });
}

/** Sets the headers that even the response to an unreadable request has. */
export function setResponseHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, publicApiHost = publicUrl, hsts }: Pick<Config, "publicUrl" | "publicApiHost" | "hsts">,
): void {
  reply.headers(always).header("x-request-id", request.id);
  if (publicApiHost.startsWith("https:")) reply.header("strict-transport-security", hsts);
}
