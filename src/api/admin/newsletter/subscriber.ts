import { z } from "zod";
import { withdrawConsentToNews } from "#desk/news-consent.server.ts";
import { readSubscriber } from "#growth/newsletter/readers/list-subscribers.server.ts";
import { subscriberDetail } from "#growth/newsletter/readers/subscriber-view.ts";
import { actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const params = z.object({ id: z.uuid() });
const response = { 200: z.object({ data: subscriberDetail }), ...refusals(400, 401, 403, 404, 409) };

/** GET /admin/subscribers/{id}, POST /admin/subscribers/{id}/end. */
export function subscriber(api: Api, { db, now }: ApiDeps): void {
  const read = async (id: string) => {
    const found = await readSubscriber(db, id);
    if (!found) throw new Problem(404, "not_found");
    return found;
  };

  api.get(
    "/admin/subscribers/:id",
    {
      config: { permission: ["subscribers", "read"] },
      schema: {
        ...adminSchema("subscribers"),
        summary: "One subscriber, with the proof of consent and what was sent",
        params,
        response,
      },
    },
    async ({ params: { id } }) => ({ data: await read(id) }),
  );

  api.post(
    "/admin/subscribers/:id/end",
    {
      config: { permission: ["subscribers", "write"] },
      schema: {
        ...adminSchema("subscribers"),
        summary: "End the newsletter of somebody who asked us to",
        params,
        body: z.object({ reason: z.string().trim().min(1, "required").max(500, "too_long") }),
        response,
      },
    },
    async ({ params: { id }, body, staff }) => {
      const { email } = await read(id);
      await db.transaction().execute(async (trx) => {
        await withdrawConsentToNews(trx, email, actorName(staff.actor), now());
        await recordChange(trx, staff.actor, now(), {
          action: "subscriber.ended",
          object: { kind: "subscribers", id },
          after: { state: "ended" },
          reason: body.reason,
        });
      });
      return { data: await read(id) };
    },
  );
}
