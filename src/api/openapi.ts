import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { apiBaseOf } from "#address/api-base.ts";
import type { Config } from "#infra/config.server.ts";

/** Describes every call from the schemas that check it. Register before the calls. */
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
      const { schema, url } = jsonSchemaTransform(route);
      // Below the base, which is not /api for everyone (see `apiBaseOf`).
      return { schema, url: url.replace(/^\/api(?=\/)/, "") };
    },
    transformObject: jsonSchemaTransformObject,
  });
  let text: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header("cache-control", "public, max-age=300").type("application/json; charset=utf-8").send(text);
  });
}
