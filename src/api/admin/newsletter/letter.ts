import { z } from "zod";
import * as mini from "zod/mini";
import { saveLetter } from "#growth/newsletter/letters/change-letter.server.ts";
import { letterDraft } from "#growth/newsletter/letters/letter-content.ts";
import { letterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { readLetter } from "#growth/newsletter/letters/read-letter.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";

export const letterParams = z.object({ id: z.uuid() });
export const letterResponse = { 200: z.object({ data: letterDetail }), ...refusals(400, 401, 403, 404, 409) };

/** Returns a letter, or refuses with 404. */
export async function foundLetter({ letters }: Pick<ApiDeps, "letters">, id: string) {
  const found = await readLetter(id, letters);
  if (!found) throw new Problem(404, "not_found");
  return found;
}

/** GET and PATCH /admin/newsletter/{id}. */
export function letter(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/newsletter/:id",
    {
      config: { permission: ["newsletter", "read"] },
      schema: {
        ...adminSchema("newsletter"),
        summary: "One letter, with what it lacks and what became of it",
        params: letterParams,
        response: letterResponse,
      },
    },
    async ({ params }) => ({ data: await foundLetter(deps, params.id) }),
  );

  api.patch(
    "/admin/newsletter/:id",
    {
      config: { permission: ["newsletter", "write"] },
      schema: {
        ...adminSchema("newsletter"),
        summary: "Change what a draft says and to whom it goes",
        params: letterParams,
        body: mini.extend(letterDraft, { version: mini.int() }),
        response: letterResponse,
      },
    },
    async ({ params, body, staff }) => {
      const saved = await saveLetter(params.id, body, staff.actor, deps);
      return { data: await changedLetter(deps, params.id, saved) };
    },
  );
}

type Changed = { ok: true } | { ok: false; code: string; problems?: unknown };

/** Returns a letter after a change, or refuses what could not be changed. */
export async function changedLetter(deps: Pick<ApiDeps, "letters">, id: string, changed: Changed) {
  const current = await foundLetter(deps, id);
  if (changed.ok) return current;
  if (changed.code === "stale_version") throw staleVersion(current);
  throw new Problem(409, changed.code, { extra: { problems: changed.problems } });
}
