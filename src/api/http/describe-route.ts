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
  const operationId = operationIdOf([route.route.method].flat()[0]!, url);
  // Said of every call: `security: []` means that it needs no login.
  return { schema: { operationId, security: [], ...described.schema }, url };
}

/** Returns a call's name for programs that are made from the document: `getOrdersByIdInvoicePdf`. */
function operationIdOf(method: string, url: string): string {
  const parts = url.replace(/:(\w+)/g, "by-$1").split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
}

/** Leaves out the schemas that nothing in an OpenAPI document refers to: requests have a form of their own of each. */
export function withoutUnusedSchemas<Document extends object>(document: Document): Document {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const schemas = components?.schemas ?? {};
  for (let isChanged = true; isChanged; ) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
    isChanged = unused.length > 0;
  }
  return document;
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
