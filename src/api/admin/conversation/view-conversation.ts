import { z } from "zod";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { ConversationView } from "#leads/conversation/conversation-view.ts";
import { readConversation } from "#leads/conversation/read-conversation.server.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { staleVersion } from "../stale-version.ts";

/** The path of every call about a lead. */
export const leadParams = z.object({ id: z.uuid() });

/** Returns the staff who may open leads. */
export const leadColleagues = (db: Database | Trx) => listColleagues(db, "leads");

/**
 * Returns the conversation as every call about it sends it.
 * @throws Problem 404 `not_found`
 */
export async function viewConversation({ db, config }: ApiDeps, id: string): Promise<{ data: ConversationView }> {
  const answersHere = config.inboundMail !== undefined;
  const data = await readConversation(id, { db, listColleagues: leadColleagues, answersHere });
  if (!data) throw new Problem(404, "not_found");
  return { data };
}

/**
 * Returns the conversation after a change.
 * @param refusal why the change was not made, if it was not
 * @throws Problem 404 `not_found`, 409 with the code of the refusal
 */
export async function afterChange(
  deps: ApiDeps,
  id: string,
  refusal: "not_found" | "stale_version" | "lead_set_aside" | "lead_merged" | undefined,
): Promise<{ data: ConversationView }> {
  if (refusal === "not_found") throw new Problem(404, "not_found");
  const view = await viewConversation(deps, id);
  if (refusal === "stale_version") throw staleVersion(view.data);
  if (refusal) throw new Problem(409, refusal);
  return view;
}
