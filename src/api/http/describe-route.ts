import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { refusals } from "./problem.ts";

type Route = Parameters<typeof jsonSchemaTransform>[0];

const key = z.string().regex(keyPattern).describe("The same key with the same request is answered as the first time");

/** Describes a call by the schemas that validate it, with what applies to every call of its kind. */
export function describeRoute(route: Route) {
  // Relative to the base, which is not always /api (see `apiBaseOf`).
  const url = route.url.replace(/^\/api(?=\/)/, "");
  const { beacon, idempotencyKey } = route.route.config ?? {};
  const described = jsonSchemaTransform({
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
  });
  return { ...described, url };
}

/** Returns what every OpenAPI document of ours begins with. */
export function describeApi(title: string, server: string) {
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description: "Errors are application/problem+json. Success bodies hold `data`.",
    },
    servers: [{ url: server }],
    components: {
      securitySchemes: { bearer: { type: "http" as const, scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}
