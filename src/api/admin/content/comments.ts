import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import {
  changeComment,
  deleteComment,
  openThread,
  reply,
  setThreadState,
} from "#publishing/comments/change-comment.server.ts";
import { commentBody, commentsView, replyBody, threadBody, threadState } from "#publishing/comments/comment-view.ts";
import { readComments } from "#publishing/comments/read-comments.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { authorOf } from "../author-of.ts";
import { documentParams, findDocument } from "./content-params.ts";

const idParams = z.object({ id: z.uuid() });
const listReaders = (db: Database | Trx) => listColleagues(db, "content");

/** GET /admin/content/documents/:name/comments, POST .../threads; POST and PATCH /admin/content/threads/:id, and its comments. */
export function comments(api: Api, deps: ApiDeps): void {
  const domain = { ...deps, listReaders };
  const response = { 200: commentsView, ...refusals(400, 401, 403, 404, 409) };
  const config = { permission: ["content", "write"] } as const;

  /** @throws Problem 404 when there was nothing to change, or nothing of one's own */
  async function view(changed: { document: string } | undefined, { staff }: FastifyRequest) {
    if (!changed) throw new Problem(404, "not_found");
    return { data: await readComments(changed.document, staff.user.id, domain) };
  }

  api.get(
    "/admin/content/documents/:name/comments",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "What colleagues say about the fields of a text",
        params: documentParams,
        response,
      },
    },
    async (request) => view({ document: findDocument(request.params.name).name }, request),
  );

  api.post(
    "/admin/content/documents/:name/threads",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Comment on a field; colleagues named by @username get a mail",
        params: documentParams,
        body: threadBody,
        response,
      },
    },
    async (request) => {
      const { params, body, staff } = request;
      const { name } = findDocument(params.name, body.locale ?? undefined);
      await openThread(name, body, authorOf(request), staff.actor, domain);
      return view({ document: name }, request);
    },
  );

  api.post(
    "/admin/content/threads/:id/comments",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Reply to a comment; a resolved thread is open again",
        params: idParams,
        body: replyBody,
        response,
      },
    },
    async (request) => {
      const { params, body, staff } = request;
      return view(await reply(params.id, body, authorOf(request), staff.actor, domain), request);
    },
  );

  api.patch(
    "/admin/content/threads/:id",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Resolve a thread, or open it again",
        params: idParams,
        body: threadState,
        response,
      },
    },
    async (request) => {
      const { params, body, staff } = request;
      return view(await setThreadState(params.id, body.state, authorOf(request).name, staff.actor, domain), request);
    },
  );

  api.patch(
    "/admin/content/comments/:id",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Change one's own comment",
        params: idParams,
        body: commentBody,
        response,
      },
    },
    async (request) => {
      const { params, body, staff } = request;
      return view(await changeComment(params.id, body.text, staff.user.id, staff.actor, domain), request);
    },
  );

  api.delete(
    "/admin/content/comments/:id",
    {
      config,
      schema: { ...adminSchema("content"), summary: "Delete one's own comment", params: idParams, response },
    },
    async (request) => {
      const { params, staff } = request;
      return view(await deleteComment(params.id, staff.user.id, staff.actor, domain), request);
    },
  );
}
