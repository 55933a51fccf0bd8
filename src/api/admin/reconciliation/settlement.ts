import { z } from "zod";
import { discardSettlement, postSettlement, recheckSettlement } from "#shop/settlements/post-settlement.server.ts";
import { readSettlementReport } from "#shop/settlements/read-settlements.server.ts";
import { settlementReport } from "#shop/settlements/settlement-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";

export const fileParams = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 53),
});

const versionBody = z.object({ version: z.int() });
const discardBody = versionBody.extend({ reason: z.string().trim().min(1).max(500) });

/** GET /admin/reconciliation/files/{id}, and POST .../post, .../check, .../discard. */
export function settlement(api: Api, deps: ApiDeps): void {
  const schema = {
    ...adminSchema("reconciliation"),
    params: fileParams,
    response: { 200: z.object({ data: settlementReport }), ...refusals(400, 401, 403, 404, 409) },
  };
  const config = { permission: ["reconciliation", "write"] } as const;
  const read = async (id: number) => {
    const found = await readSettlementReport(deps.db, id);
    if (!found) throw new Problem(404, "not_found");
    return found;
  };
  type Outcome = Awaited<ReturnType<typeof postSettlement | typeof recheckSettlement | typeof discardSettlement>>;
  const report = async (id: number, outcome: Outcome) => {
    if (outcome.ok) return { data: await read(id) };
    if (outcome.code === "unknown_file") throw new Problem(404, "not_found");
    if (outcome.code === "stale_version") throw staleVersion(await read(id));
    const codes = {
      nothing_to_post: "nothing_to_post",
      discarded: "settlement_discarded",
      posted: "settlement_posted",
    };
    throw new Problem(409, codes[outcome.code]);
  };

  api.get(
    "/admin/reconciliation/files/:id",
    {
      config: { permission: ["reconciliation", "read"] },
      schema: { ...schema, summary: "The report of a settlement file" },
    },
    async ({ params }) => ({ data: await read(params.id) }),
  );

  api.post(
    "/admin/reconciliation/files/:id/post",
    { config, schema: { ...schema, summary: "Post the matched rows of a file", body: versionBody } },
    async ({ params: { id }, body, staff }) =>
      report(id, await postSettlement(deps, staff.actor, { id, version: body.version })),
  );

  api.post(
    "/admin/reconciliation/files/:id/check",
    { config, schema: { ...schema, summary: "Match the rows of a file again", body: versionBody } },
    async ({ params: { id }, body, staff }) =>
      report(id, await recheckSettlement(deps, staff.actor, { id, version: body.version })),
  );

  api.post(
    "/admin/reconciliation/files/:id/discard",
    { config, schema: { ...schema, summary: "Discard a file that was uploaded by mistake", body: discardBody } },
    async ({ params: { id }, body, staff }) => report(id, await discardSettlement(deps, staff.actor, { id, ...body })),
  );
}
