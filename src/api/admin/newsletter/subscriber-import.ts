import { z } from "zod";
import { importSubscribers } from "#growth/newsletter/readers/import-subscribers.server.ts";
import { importResult } from "#growth/newsletter/readers/subscriber-view.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** POST /admin/subscribers/trial and /import. */
export function subscriberImport(api: Api, { db, now, letters: { secret } }: ApiDeps): void {
  for (const isTrial of [true, false])
    api.post(
      isTrial ? "/admin/subscribers/trial" : "/admin/subscribers/import",
      {
        bodyLimit: bodyLimits.file,
        config: { permission: ["subscribers", "write"] },
        schema: {
          ...adminSchema("subscribers"),
          summary: isTrial
            ? "What an import of a CSV file would do"
            : "Import people who agreed elsewhere, with the proof",
          description:
            "Columns: email, language, consent_at (YYYY-MM-DD), consent_by, consent_how. One wrong line stops it.",
          body: z.object({ csv: z.string().max(10_000_000, "too_long") }),
          response: { 200: z.object({ data: importResult }), ...refusals(400, 401, 403, 404, 409, 413) },
        },
      },
      async ({ body, staff }) => {
        const result = await importSubscribers({ ...body, isTrial }, staff.actor, { db, now, secret });
        if (isTrial || result.imported) return { data: result };
        throw new Problem(409, "import_refused", { extra: { problems: result.problems } });
      },
    );
}
