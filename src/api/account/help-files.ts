import { preparePicture } from "#media/prepare/prepare-picture.server.ts";
import { helpFileContract } from "#shop/help/help-contract.ts";
import {
  type HelpFileKind,
  helpFileBytes,
  helpFileName,
  helpFileTypes,
  recogniseHelpFile,
} from "#shop/help/help-file.ts";
import { type HelpFile, ownHelpFile, storeHelpFile } from "#shop/help/help-files.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import type { PageReply } from "../http/page-reply.ts";
import { noContent, Problem, refusals } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

/** Of one customer: each may be ten megabytes. */
const filesPerHour = { max: 20, seconds: 3600 };

/** POST /help-files: the bytes of a file as the whole body. GET /help-requests/{id}/files/{file}: a file of an own request. */
export function helpFiles(api: Api, deps: ApiDeps): void {
  const { shop, media } = deps;
  const { upload, read } = helpFileContract;

  // A scope of its own, since only this call accepts anything but text.
  api.register(async (scope) => {
    const calls = scope as Api;
    calls.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    calls.post(
      upload.path,
      {
        bodyLimit: helpFileBytes,
        schema: {
          tags: [upload.tag],
          security: [{ bearer: [] }],
          summary: upload.summary,
          querystring: upload.query,
          response: {
            204: noContent(upload.empty),
            ...refusals(400, 401, 403, 404, 413, 415, 429),
          },
        },
      },
      async (request, reply) => {
        const { user } = request.signedIn;
        await enforceRateLimit(request, "help-file", filesPerHour, deps, user.id);
        const { id, name } = request.query;
        const file = { id, ...(await checkFile(request.body, name, media.limits.pixels)) };
        if (!(await storeHelpFile(shop, user.id, file))) throw new Problem(404, "not_found");
        return reply.code(204).send();
      },
    );
  });

  serve(
    api,
    { read },
    {
      read: async ({ request, params }, reply) =>
        sendHelpFile(reply, await ownHelpFile(shop.db, request.signedIn.user.id, params.id, params.file)),
    },
  );
}

/**
 * Returns what is stored of an uploaded file, by what its bytes are and not by its name.
 * @throws Problem 415 for a body that is no file, 400 for a kind that is not taken and for a picture that cannot be read
 */
export async function checkFile(body: unknown, name: string, pixels: number): Promise<HelpFile & { bytes: Buffer }> {
  if (!Buffer.isBuffer(body)) throw new Problem(415, "unsupported_media_type");
  const kind = recogniseHelpFile(body);
  if (!kind) throw fileIssue("file_type");
  const bytes = await prepare(body, kind, pixels);
  return { name: helpFileName(name, kind), type: helpFileTypes[kind], bytes };
}

/**
 * Sends a file to be saved, never to be shown by the browser as a page of ours.
 * @throws Problem 404 without a file
 */
export function sendHelpFile<Reply extends Pick<PageReply, "headers" | "send">>(
  reply: Reply,
  file: HelpFile | undefined,
): Reply {
  if (!file) throw new Problem(404, "not_found");
  const plain = file.name.replace(/[^\x20-\x7E]/g, "_");
  reply.headers({
    "content-type": file.type,
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  });
  reply.send(Buffer.from(file.bytes));
  return reply;
}

/** Returns what is stored: of a picture its pixels, without what its camera wrote; a PDF as it is. */
async function prepare(bytes: Buffer, kind: HelpFileKind, pixels: number): Promise<Buffer> {
  if (kind === "pdf") return bytes;
  const prepared = await preparePicture(bytes, { bytes: helpFileBytes, pixels });
  if (!prepared.ok) throw fileIssue("file_unreadable");
  return prepared.picture.body;
}

const fileIssue = (code: "file_type" | "file_unreadable") =>
  new Problem(400, "invalid_input", { issues: [{ path: "file", code }] });
