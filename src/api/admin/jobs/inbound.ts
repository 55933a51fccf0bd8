import { z } from "zod";
import { listSetAside, settleSetAside } from "#infra/mailer/set-aside.server.ts";
import { inboundView, jobsChanged } from "#insight/operations/jobs-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const mailsShown = 200;

/** GET /admin/jobs/inbound; POST /admin/jobs/inbound/:id/settle and .../again. */
export function inbound(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/jobs/inbound",
    {
      config: { permission: ["jobs", "read"] },
      schema: {
        ...adminSchema("jobs"),
        summary: "Mails of the mailbox that could not be read or understood",
        response: { 200: inboundView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => {
      const { mails, count } = await listSetAside(deps.db, mailsShown);
      const shown = mails.map(({ id, mailbox, received_at, reason, error, tries, object_kind, object_id }) => ({
        ...{ id, mailbox, reason, error, tries },
        received: received_at?.toISOString() ?? null,
        about: object_kind && object_id ? { kind: object_kind, id: object_id } : null,
      }));
      return { data: { configured: deps.config.inboundMail !== undefined, count, mails: shown } };
    },
  );

  const decisions = {
    settle: { decision: "done", summary: "End the matter of a mail that could not be read or understood" },
    again: { decision: "again", summary: "Read a mail once more that could not be read or understood" },
  } as const;
  for (const [name, { decision, summary }] of Object.entries(decisions))
    api.post(
      `/admin/jobs/inbound/:id/${name}`,
      {
        config: { permission: ["jobs", "write"] },
        schema: {
          ...adminSchema("jobs"),
          summary,
          params: z.object({ id: z.uuid() }),
          response: { 200: jobsChanged, ...refusals(400, 401, 403, 404, 409) },
        },
      },
      async ({ params, staff }) => {
        if (!(await settleSetAside(deps, params.id, decision, staff.actor))) throw new Problem(404, "not_found");
        return { data: { changed: 1 } };
      },
    );
}
