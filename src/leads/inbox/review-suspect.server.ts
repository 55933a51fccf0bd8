import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import type { LeadDeps } from "../deps.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { isSetAside } from "./lead-states.ts";

/** State of the suspect of a link in a mail: to be reviewed (`open`), or reviewed already. */
export type SuspectReview = "open" | "restored" | "spam" | "not_found";

/** Returns the state of a suspect by the token of its link. */
export async function findSuspect(token: string, secret: string, { db }: Pick<LeadDeps, "db">): Promise<SuspectReview> {
  const id = readLinkToken("restore", token, secret);
  if (id === undefined) return "not_found";
  const lead = await db.selectFrom("leads").select("state").where("id", "=", id).executeTakeFirst();
  if (!lead) return "not_found";
  if (!isSetAside(lead.state)) return "restored";
  return lead.state === "spam" ? "spam" : "open";
}

/** Restores a suspect, or confirms that it is spam, by the token of its link. Repeatable; returns its state afterwards. */
export async function reviewSuspect(
  verdict: "restore" | "spam",
  token: string,
  secret: string,
  deps: LeadDeps,
): Promise<SuspectReview> {
  const before = await findSuspect(token, secret, deps);
  // Spam may still be restored; a restored lead can no longer be changed by the link.
  if (before === "not_found" || before === "restored") return before;
  const to = verdict === "restore" ? "new" : "spam";
  const id = readLinkToken("restore", token, secret)!;
  await changeLead(id, undefined, { state: to }, { kind: "operator", name: "link in the mail" }, deps);
  return findSuspect(token, secret, deps);
}
