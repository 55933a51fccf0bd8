import { z } from "zod";
import { readTurns, saveTurn } from "#leads/inbox/assign-in-turn.server.ts";
import { leadOwnersResponse, turnPreference } from "#leads/inbox/owner-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { possibleOwners } from "./possible-owners.ts";

/** GET /admin/leads/owners and PATCH /admin/leads/owners/{id}: who may own leads, and who is assigned them in turn. */
export function leadOwnerCalls(api: Api, deps: ApiDeps): void {
  const owners = async () => {
    const people = await possibleOwners(deps.db);
    const turns = await readTurns(deps.db, people);
    return { data: people.map(({ id, name }) => ({ id, name, ...turns.get(id)! })) };
  };
  api.get(
    "/admin/leads/owners",
    {
      config: { permission: ["leads", "read"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Who may own leads",
        response: { 200: leadOwnersResponse, ...refusals(401, 403, 404, 409) },
      },
    },
    owners,
  );

  api.patch(
    "/admin/leads/owners/:id",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...adminSchema("leads"),
        summary: "When somebody is assigned leads in turn",
        params: z.object({ id: z.string().max(100) }),
        body: turnPreference,
        response: { 200: leadOwnersResponse, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, body, staff }) => {
      const people = await possibleOwners(deps.db);
      if (!people.some(({ id }) => id === params.id)) throw new Problem(404, "not_found");
      await saveTurn(params.id, body, staff.actor, deps);
      return owners();
    },
  );
}
