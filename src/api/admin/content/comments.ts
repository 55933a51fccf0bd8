import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import {
  changeComment,
  deleteComment,
  openThread,
  reply,
  setThreadState,
} from "#publishing/comments/change-comment.server.ts";
import { commentContract } from "#publishing/comments/comment-contract.ts";
import { readComments } from "#publishing/comments/read-comments.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { serve } from "../../http/serve.ts";
import { authorOf } from "../author-of.ts";
import { findDocument } from "./content-params.ts";

/** What colleagues say about the fields of a text. */
export function comments(api: Api, deps: ApiDeps): void {
  const domain = { ...deps, listReaders: (db: Database | Trx) => listColleagues(db, "content") };
  /** Returns the comments of a document; undefined when there was nothing to change, or nothing of one's own. */
  const view = async (changed: { document: string } | undefined, { user }: { user: { id: string } }) =>
    changed && readComments(changed.document, user.id, domain);

  serve(api, commentContract, {
    read: ({ params, staff }) => view({ document: findDocument(params.name).name }, staff),
    open: async ({ params, body, staff, request }) => {
      const { name } = findDocument(params.name, body.locale ?? undefined);
      await openThread(name, body, authorOf(request), staff.actor, domain);
      return view({ document: name }, staff);
    },
    reply: async ({ params, body, staff, request }) =>
      view(await reply(params.id, body, authorOf(request), staff.actor, domain), staff),
    setState: async ({ params, body, staff, request }) =>
      view(await setThreadState(params.id, body.state, authorOf(request).name, staff.actor, domain), staff),
    change: async ({ params, body, staff }) =>
      view(await changeComment(params.id, body.text, staff.user.id, staff.actor, domain), staff),
    remove: async ({ params, staff }) =>
      view(await deleteComment(params.id, staff.user.id, staff.actor, domain), staff),
  });
}
