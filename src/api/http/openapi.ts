import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { apiBaseOf } from "#address/api-base.ts";
import type { Config } from "#infra/config/config.server.ts";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { refusals } from "./problem.ts";

const key = z.string().regex(keyPattern).describe("The same key with the same request is answered as the first time");

/** Describes every call by the schemas that validate it. Register before the calls. */
export async function describeCalls(app: FastifyInstance, config: Config): Promise<void> {
  const base = apiBaseOf(config.publicApiHost);
  await app.register(swagger, {
    stripBasePath: false,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "BigSuite API",
        version: "1",
        description: "Errors are application/problem+json. Success bodies hold `data`.",
      },
      servers: [{ url: base.startsWith("/") ? config.publicUrl + base : base }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: (route) => {
      // The back office has a document of its own.
      if (/^\/api\/admin\//.test(route.url)) return { schema: { hide: true }, url: route.url };
      // Relative to the base, which is not always /api (see `apiBaseOf`).
      const url = route.url.replace(/^\/api(?=\/)/, "");
      const { beacon, idempotencyKey } = route.route.config ?? {};
      return {
        ...jsonSchemaTransform({
          ...route,
          schema: {
            ...route.schema,
            ...(route.schema?.body ? { response: { ...refusals(413), ...(route.schema.response as object) } } : {}),
            ...(beacon ? { consumes: ["application/json", "text/plain"] } : {}),
            // Validated by the calls themselves, which have codes of their own for it.
            ...(idempotencyKey
              ? { headers: z.object({ "idempotency-key": idempotencyKey === "required" ? key : key.optional() }) }
              : {}),
          },
        }),
        url,
      };
    },
    transformObject: jsonSchemaTransformObject,
  });
  let text: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header("cache-control", "public, max-age=300").type("application/json; charset=utf-8").send(text);
  });
}
