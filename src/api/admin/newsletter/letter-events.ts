import { randomUUID } from "node:crypto";
import { z } from "zod";
import { moveLetter, repeatUncertain, scheduleLetter } from "#growth/newsletter/letters/change-letter.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changedLetter, foundLetter, letterParams, letterResponse } from "./letter.ts";

const version = z.int();
/** Sending begins at most a year ahead. */
const furthest = 366 * 86_400_000;

/** POST /admin/newsletter/{id}/schedule, /unschedule, /cancel, /repeat and /test. */
export function letterEvents(api: Api, deps: ApiDeps): void {
  const config = { permission: ["newsletter", "write"] } as const;
  const schemaOf = (summary: string) => ({
    ...adminSchema("newsletter"),
    summary,
    params: letterParams,
    response: letterResponse,
  });

  api.post(
    "/admin/newsletter/:id/schedule",
    {
      // It reaches everybody and cannot be taken back.
      config: { ...config, recentFactor: true },
      schema: {
        ...schemaOf("Send a letter at a time, or now"),
        description: "409 `letter_incomplete` with `problems` when something is missing.",
        body: z.object({ version, at: z.iso.datetime({ offset: true }).optional() }),
      },
    },
    async ({ params, body, staff }) => {
      const at = body.at === undefined ? undefined : new Date(body.at);
      const ahead = at ? at.getTime() - deps.now().getTime() : 1;
      if (ahead <= 0 || ahead > furthest)
        throw new Problem(400, "invalid_input", {
          issues: [{ path: "at", code: ahead <= 0 ? "in_the_past" : "invalid" }],
        });
      const scheduled = await scheduleLetter(params.id, { version: body.version, at }, staff.actor, deps.letters);
      return { data: await changedLetter(deps, params.id, scheduled) };
    },
  );

  for (const event of ["unschedule", "cancel"] as const)
    api.post(
      `/admin/newsletter/:id/${event}`,
      {
        config,
        schema: {
          ...schemaOf(
            event === "cancel" ? "Cancel a letter; who has it, has it" : "Take a letter back before its time",
          ),
          body: z.object({ version }),
        },
      },
      async ({ params, body, staff }) => {
        const moved = await moveLetter(params.id, { version: body.version, event }, staff.actor, deps);
        return { data: await changedLetter(deps, params.id, moved) };
      },
    );

  api.post(
    "/admin/newsletter/:id/repeat",
    {
      config,
      schema: {
        ...schemaOf("Send a letter again to those of whom nobody knows whether they have it"),
        body: z.object({ version }),
      },
    },
    async ({ params, body, staff }) => {
      const repeated = await repeatUncertain(params.id, body.version, staff.actor, deps);
      return { data: await changedLetter(deps, params.id, repeated) };
    },
  );

  api.post(
    "/admin/newsletter/:id/test",
    {
      config,
      schema: {
        ...schemaOf("Send a letter to oneself, as it is now"),
        body: z.object({ locale: z.enum(locales) }),
        response: { 202: z.object({ data: z.object({ to: z.string() }) }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, body, staff }, reply) => {
      await foundLetter(deps, params.id);
      const job = { id: randomUUID(), letter: params.id, locale: body.locale, to: staff.user.id };
      await deps.db.transaction().execute(async (trx) => {
        await deps.jobs.send(trx, "letter-test", job, { id: job.id });
        const object = { kind: "letters", id: params.id };
        const after = { locale: body.locale };
        await recordChange(trx, staff.actor, deps.now(), { action: "letter.tested", object, after });
      });
      return reply.code(202).send({ data: { to: staff.user.email } });
    },
  );
}
