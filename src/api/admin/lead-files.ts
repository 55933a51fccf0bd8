import { leadFileUpload } from "#leads/conversation/conversation-contract.ts";
import { storeLeadFile } from "#leads/conversation/lead-files.server.ts";
import { mailLimits } from "#leads/conversation/mail-limits.ts";
import { checkFile } from "../account/help-files.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { noContent, Problem, refusals } from "../http/problem.ts";
import { adminSchema } from "./admin-schema.ts";

/** Of one colleague: each may be ten megabytes. */
const filesPerHour = { max: 60, seconds: 3600 };

/** POST /admin/leads/files: the bytes of a file as the whole body. */
export function leadFiles(api: Api, deps: ApiDeps): void {
  const { upload } = leadFileUpload;
  // A scope of its own, since only this call accepts anything but text.
  api.register(async (scope) => {
    const calls = scope as Api;
    calls.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    calls.post(
      upload.path,
      {
        config: { permission: upload.permission },
        bodyLimit: mailLimits.fileBytes,
        schema: {
          ...adminSchema("leads"),
          summary: upload.summary,
          querystring: upload.query,
          response: { 204: noContent(upload.empty), ...refusals(400, 401, 403, 404, 409, 413, 415, 429) },
        },
      },
      async (request, reply) => {
        const { staff, query } = request;
        await enforceRateLimit(request, "lead-file", filesPerHour, deps, staff.user.id);
        const file = await checkFile(request.body, query.name, deps.media.limits.pixels);
        const stored = await storeLeadFile(deps, staff.user.id, { id: query.id, ...file }, staff.actor);
        if (stored === "not_found") throw new Problem(404, "not_found");
        if (stored === "too_many") throw new Problem(409, "too_many_files");
        return reply.code(204).send();
      },
    );
  });
}
