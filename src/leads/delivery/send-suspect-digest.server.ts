import { jakartaDay } from "#time/jakarta-day.ts";
import { isWorkingDay } from "#time/working-days.ts";
import { type DeliveryDeps, restoreUrl } from "./deliver-lead.server.ts";
import { countUnanswered, listUnanswered } from "./unanswered-leads.server.ts";

/** Days for which a suspect that nobody reviewed is listed again. */
const listedDays = 30;
/** Suspects and unanswered leads listed one by one; the rest are counted. */
const maxListed = 50;

/**
 * Handles `suspect-digest`, each morning: lists the suspects that nobody restored or confirmed to be spam and, on working
 * days, the leads that have waited for an answer for more than one working day; no mail when there are none.
 */
export async function sendSuspectDigest(
  deps: Pick<DeliveryDeps, "db" | "mailer" | "company" | "publicUrl" | "apiUrl" | "secret" | "now">,
): Promise<void> {
  const { db, mailer, company, publicUrl, apiUrl, secret, now } = deps;
  const since = new Date(now().getTime() - listedDays * 86_400_000);
  const unreviewed = db
    .selectFrom("leads")
    .where("state", "=", "suspect")
    .where("received_at", ">", since)
    .where("merged_into", "is", null);
  const { count } = await unreviewed
    .select((expression) => expression.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const suspects = Number(count);
  const today = jakartaDay(now());
  const waiting = isWorkingDay(today) ? await countUnanswered(db, now()) : 0;
  if (suspects + waiting === 0) return;
  const listed = await unreviewed.selectAll().orderBy("received_at", "desc").limit(maxListed).execute();
  const unanswered = waiting > 0 ? await listUnanswered(db, now(), maxListed) : [];
  const { suspectDigest } = await import("./mails/suspect-digest.server.tsx");
  const mail = await suspectDigest(
    {
      suspects: listed.map((lead) => ({ lead, restoreUrl: restoreUrl(lead.id, apiUrl, secret) })),
      suspectCount: suspects,
      unanswered,
      unansweredCount: waiting,
    },
    publicUrl,
  );
  await mailer.send({ id: `suspects-${today}`, to: company.salesMail, ...mail });
}
