import swagger from "@fastify/swagger";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { type Action, permissions, type StaffRole, staffRoles } from "#accounts/staff/permissions.ts";
import { streamContract } from "#accounts/staff/session-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { describeApi, describeRoute, withoutUnusedSchemas } from "../http/describe-route.ts";
import { serverOf } from "../http/openapi.ts";
import { refusals } from "../http/problem.ts";
import { adminSchema } from "./admin-schema.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Returns the OpenAPI document of the calls of the back office. */
    adminOpenapi: FastifyInstance["swagger"];
  }
}

/** Collects the calls of the back office for a document of their own. Register before them, inside their scope. */
export async function describeAdminCalls(api: Api, { config }: Pick<ApiDeps, "config">): Promise<void> {
  await (api as unknown as FastifyInstance).register(swagger, {
    stripBasePath: false,
    decorator: "adminOpenapi",
    openapi: describeApi("BigSuite back office", serverOf(config)),
    transform: (route) => {
      const { permission, recentFactor = false } = route.route.config ?? {};
      const { schema, url } = describeRoute(route);
      return { schema: { ...schema, "x-permission": namesOf(permission), "x-recent-factor": recentFactor }, url };
    },
    transformObject: (document) => withoutUnusedSchemas(jsonSchemaTransformObject(document)),
  });
}

/** Returns a permission as the document shows it, with the roles that have it. */
function namesOf(permission: FastifyContextConfig["permission"]) {
  if (!permission || permission === "session") return { name: "session", roles: staffRoles };
  const [resource, action] = permission;
  const allowed: Partial<Record<Action, readonly StaffRole[]>> = permissions[resource];
  return { name: `${resource}:${action}`, roles: allowed[action] ?? [] };
}

/** GET /admin/openapi.json: the calls of the back office, for its staff. */
export function adminDocument(api: Api): void {
  const { document } = streamContract;
  let text: string | undefined;
  api.get(
    document.path,
    {
      config: { permission: document.permission },
      schema: {
        ...adminSchema("session"),
        summary: document.summary,
        response: { 200: z.looseObject({}), ...refusals(401, 403, 404, 409) },
      },
    },
    async (_request, reply) => {
      text ??= JSON.stringify(api.adminOpenapi());
      return reply
        .type("application/json; charset=utf-8")
        .serializer((body: unknown) => String(body))
        .send(text as never);
    },
  );
}
