import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  readOwnWriting,
  saveSignature,
} from "#leads/conversation/own-writing.server.ts";
import { writingContract } from "#leads/conversation/writing-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** A person's own signature and templates of mails to leads. */
export function leadWriting(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  serve(api, writingContract, {
    read: ({ staff }) => readOwnWriting(db, staff.user.id),
    saveSignature: async ({ body, staff }) => {
      await saveSignature(staff.user.id, body.signature, staff.actor, deps);
      return { ok: true as const };
    },
    addTemplate: ({ body, staff }) => addTemplate(staff.user.id, body, staff.actor, deps),
    changeTemplate: ({ params, body, staff }) => changeTemplate(staff.user.id, params.id, body, staff.actor, deps),
    deleteTemplate: async ({ params, staff }) =>
      (await deleteTemplate(staff.user.id, params.id, staff.actor, deps)) ? ({ deleted: true } as const) : undefined,
  });
}
