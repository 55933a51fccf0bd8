import { z } from "zod";
import { readSet } from "#content/read-set.server.ts";
import { mayOwn } from "#desk/leads.server.ts";
import { listOwnFields } from "#leads/entry/own-fields.server.ts";
import { importContract, importUpload } from "#leads/import/import-contract.ts";
import type { LineFault } from "#leads/import/import-states.ts";
import { faultRows, listImports, readImport, readImportRows } from "#leads/import/read-imports.server.ts";
import {
  checkImport,
  chooseForLine,
  removeImport,
  runImport,
  undoImport,
  uploadImport,
} from "#leads/import/store-import.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { refused, serve } from "../http/serve.ts";
import { adminSchema } from "./admin-schema.ts";

/** Imports of leads: upload, check, import, undo. */
export function leadImports(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  serve(api, importContract, {
    list: () => listImports(db),
    read: ({ params }) => readImport(db, params.id),
    rows: ({ params, query: { result, ...paging } }) => readImportRows(db, params.id, result, paging),
    choose: ({ params, body, staff }) => chooseForLine(params, body.choice, staff.actor, deps),
    errors: async ({ params, request }) => {
      const found = await readImport(db, params.id);
      if (!found) return undefined;
      const locale = preferredLocale(request.headers["accept-language"]);
      const own = await listOwnFields(db);
      const names: Record<string, string> = readSet(locale, "admin-lead-entry").fields;
      const codes: Record<string, string> = readSet(locale, "problems").issues;
      const nameOf = (field: string) =>
        own.find(({ id }) => field === `own:${id}`)?.[`name_${locale}`] ?? names[field] ?? field;
      const say = ({ field, code }: LineFault) => `${nameOf(field)}: ${codes[code]?.replace(/\{\w+\}/g, "") ?? code}`;
      const { file } = readSet(locale, "admin-lead-import");
      return {
        name: `${found.name.replace(/\.\w+$/, "").replace(/[^\w-]+/g, "-")}-${file.errors}`,
        columns: [file.line, file.fault, ...found.header].map((title) => ({ title })),
        rows: faultRows(db, params.id, say),
        total: found.counts.error ?? 0,
      };
    },
    check: async ({ params, body: { version, columns, ...settings }, staff }) => {
      if (!(await mayOwn(db, settings.owner_id))) return refused("unknown_owner");
      return checkImport(params.id, { version, columns, settings }, staff.actor, deps);
    },
    run: ({ params, body, staff }) => runImport(params.id, body.version, staff.actor, deps),
    undo: ({ params, body, staff }) => undoImport(params.id, body.version, staff.actor, deps),
    remove: ({ params, staff }) => removeImport(params.id, staff.actor, deps),
  });
  upload(api, deps);
}

/** POST /admin/leads/imports: the bytes of the file as the whole body. */
function upload(api: Api, deps: ApiDeps): void {
  const call = importUpload.upload;
  // A scope of its own, since only this call accepts anything but text.
  api.register(async (scope) => {
    const calls = scope as Api;
    calls.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    calls.post(
      call.path,
      {
        config: { permission: call.permission },
        bodyLimit: bodyLimits.file,
        schema: {
          ...adminSchema("leads"),
          summary: call.summary,
          querystring: call.query,
          response: { 201: z.object({ data: call.data }), ...refusals(400, 401, 403, 404, 409, 413, 415) },
        },
      },
      async ({ body, query, staff }, reply) => {
        if (!Buffer.isBuffer(body)) throw new Problem(415, "unsupported_media_type");
        const uploaded = await uploadImport({ bytes: new Uint8Array(body), name: query.name }, staff.actor, deps);
        if (!uploaded.ok) throw new Problem(409, uploaded.code);
        const data = await readImport(deps.db, uploaded.id);
        return reply.code(201).send({ data: data! });
      },
    );
  });
}
