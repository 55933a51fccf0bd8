import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { apiBaseOf } from "#address/api-base.ts";
import type { Config } from "#infra/config/config.server.ts";
import { describeDocument } from "./describe-document.ts";
import { describeApi, describeRoute, withoutUnusedSchemas } from "./describe-route.ts";

/** Returns the address below which the documents' paths are. */
export function serverOf(config: Pick<Config, "publicApiHost" | "publicUrl">): string {
  const base = apiBaseOf(config.publicApiHost);
  return base.startsWith("/") ? config.publicUrl + base : base;
}

/** Describes every call by the schemas that validate it. Register before the calls. */
export async function describeCalls(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    stripBasePath: false,
    openapi: describeApi("BigSuite API", serverOf(config)),
    transform: (route) => {
      // The back office has a document of its own.
      if (/^\/api\/admin\//.test(route.url)) return { schema: { hide: true }, url: route.url };
      return describeRoute(route);
    },
    transformObject: (document) => describeDocument(withoutUnusedSchemas(jsonSchemaTransformObject(document))),
  });
  let text: string | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header("cache-control", "public, max-age=300").type("application/json; charset=utf-8").send(text);
  });
}
