import type { Choice } from "#content/merge/merge-words.ts";
import { draftView } from "#publishing/content-view.ts";
import { upgradeBody, upgradesView } from "#publishing/upgrades/upgrade-view.ts";
import { listUpgrades, mergeShipped } from "#publishing/upgrades/upgrades.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { findDocument, languageParams, readerOf, staleDocument, viewLanguage } from "./content-params.ts";

/** GET /admin/content/upgrades and POST /admin/content/upgrades/:name/:locale. */
export function upgrades(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/content/upgrades",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "Edited texts whose shipped words changed since, with what each side changed",
        response: { 200: upgradesView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await listUpgrades(deps.db) }),
  );

  api.post(
    "/admin/content/upgrades/:name/:locale",
    {
      bodyLimit: bodyLimits.file,
      config: { permission: ["content", "write"] },
      schema: {
        ...adminSchema("content"),
        summary: "Merge an edited text with the words shipped now, as a draft",
        description: "400 with `issues`: the fields that both sides changed and that have no choice.",
        params: languageParams,
        body: upgradeBody,
        response: { 200: draftView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params: { name, locale }, body, staff, headers }) => {
      const document = findDocument(name, locale);
      const own = Object.entries(body.texts).map(([path, text]) => [path, { text }] as const);
      const choices = new Map<string, Choice>([...Object.entries(body.choices), ...own]);
      const result = await mergeShipped(deps, staff.actor, { document: name, locale, version: body.version, choices });
      if (result.ok) return { data: await viewLanguage(deps, document, locale, readerOf(headers)) };
      if (result.code === "stale_version") throw await staleDocument(deps, document, locale, readerOf(headers));
      if (result.code === "not_found") throw new Problem(404, "not_found");
      const issues =
        result.code === "undecided"
          ? result.paths.map((path) => ({ path: `choices${path}`, code: "required" }))
          : [{ path: "choices", code: "invalid" }];
      throw new Problem(400, "invalid_request", { issues });
    },
  );
}
