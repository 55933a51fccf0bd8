import type { Choice } from "#content/merge/merge-words.ts";
import { upgradeContract } from "#publishing/upgrades/upgrade-contract.ts";
import { listUpgrades, mergeShipped } from "#publishing/upgrades/upgrades.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import { findDocument, readerOf, staleDocument, viewLanguage } from "./content-params.ts";

/** Edited texts whose shipped words changed since. */
export function upgrades(api: Api, deps: ApiDeps): void {
  serve(api, upgradeContract, {
    list: () => listUpgrades(deps.db),
    merge: async ({ params: { name, locale }, body, staff, request }) => {
      const document = findDocument(name, locale);
      const reader = readerOf(request.headers);
      const own = Object.entries(body.texts).map(([path, text]) => [path, { text }] as const);
      const choices = new Map<string, Choice>([...Object.entries(body.choices), ...own]);
      const result = await mergeShipped(deps, staff.actor, { document: name, locale, version: body.version, choices });
      if (result.ok) return viewLanguage(deps, document, locale, reader);
      if (result.code === "stale_version") throw await staleDocument(deps, document, locale, reader);
      if (result.code === "not_found") return undefined;
      const issues =
        result.code === "undecided"
          ? result.paths.map((path) => ({ path: `choices${path}`, code: "required" }))
          : [{ path: "choices", code: "invalid" }];
      throw new Problem(400, "invalid_request", { issues });
    },
  });
}
