import { readLinkToken } from "../delivery/link-token.server.ts";
import type { LeadDeps } from "../requests/receive-request.server.ts";
import { isSetAside } from "./lead-states.ts";
import { moveLead } from "./move-lead.server.ts";

/** What the link in a mail about a suspect leads to: still to be judged, or judged already. */
export type SuspectReview = "open" | "restored" | "spam" | "not_found";

/** How a suspect stands, by the token of its link. */
export async function findSuspect(token: string, secret: string, { db }: Pick<LeadDeps, "db">): Promise<SuspectReview> {
  const id = readLinkToken("restore", token, secret);
  if (id === undefined) return "not_found";
  const lead = await db.selectFrom("leads").select("state").where("id", "=", id).executeTakeFirst();
  if (!lead) return "not_found";
  if (!isSetAside(lead.state)) return "restored";
  return lead.state === "spam" ? "spam" : "open";
}

/** Restores a suspect, or confirms that it is spam, by the token of its link. Repeatable; answers how it stands then. */
export async function reviewSuspect(
  verdict: "restore" | "spam",
  token: string,
  secret: string,
  deps: LeadDeps,
): Promise<SuspectReview> {
  const before = await findSuspect(token, secret, deps);
  // spam may still be restored; what was restored is no longer judged by the link
  if (before === "not_found" || before === "restored") return before;
  const to = verdict === "restore" ? "new" : "spam";
  await moveLead(readLinkToken("restore", token, secret)!, to, "link in the mail", deps);
  return findSuspect(token, secret, deps);
}
