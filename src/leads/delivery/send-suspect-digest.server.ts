import { jakartaDay } from "#time/jakarta-day.ts";
import { type DeliveryDeps, restoreUrl } from "./deliver-lead.server.ts";

/** Days for which a suspect that nobody reviewed is listed again. */
const listedDays = 30;
/** Suspects listed one by one; the rest are counted. */
const maxListed = 50;

/** Handles `suspect-digest`, each morning: lists the suspects that nobody restored or confirmed to be spam, if any. */
export async function sendSuspectDigest(
  deps: Pick<DeliveryDeps, "db" | "mailer" | "salesMail" | "publicUrl" | "apiUrl" | "secret" | "now">,
): Promise<void> {
  const { db, mailer, salesMail, publicUrl, apiUrl, secret, now } = deps;
  const since = new Date(now().getTime() - listedDays * 86_400_000);
  const unreviewed = db.selectFrom("leads").where("state", "=", "suspect").where("received_at", ">", since);
  const { count } = await unreviewed
    .select((expression) => expression.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  if (total === 0) return;
  const leads = await unreviewed.selectAll().orderBy("received_at", "desc").limit(maxListed).execute();
  const { suspectDigest } = await import("./mails/suspect-digest.server.tsx");
  const listed = leads.map((lead) => ({ lead, restoreUrl: restoreUrl(lead.id, apiUrl, secret) }));
  const mail = await suspectDigest(listed, total, publicUrl);
  await mailer.send({ id: `suspects-${jakartaDay(now())}`, to: salesMail, ...mail });
}
