import { jakartaDay } from "#time/jakarta-day.ts";
import { type DeliveryDeps, restoreUrl } from "./deliver-lead.server.ts";

/** Days for which a suspect that nobody judged is named again. */
const remindedDays = 30;
/** Suspects named one by one; the rest are counted. */
const mostNamed = 50;

/** Handles `suspect-digest`, each morning: names the suspects that nobody restored or confirmed to be spam, if any. */
export async function sendSuspectDigest(
  deps: Pick<DeliveryDeps, "db" | "mailer" | "salesMail" | "publicUrl" | "apiUrl" | "secret" | "now">,
): Promise<void> {
  const { db, mailer, salesMail, publicUrl, apiUrl, secret, now } = deps;
  const since = new Date(now().getTime() - remindedDays * 86_400_000);
  const waiting = db.selectFrom("leads").where("state", "=", "suspect").where("received_at", ">", since);
  const { count } = await waiting.select((of) => of.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  if (total === 0) return;
  const leads = await waiting.selectAll().orderBy("received_at", "desc").limit(mostNamed).execute();
  const { suspectDigest } = await import("./mails/suspect-digest.server.tsx");
  const named = leads.map((lead) => ({ lead, url: restoreUrl(lead.id, apiUrl, secret) }));
  const mail = await suspectDigest(named, total, publicUrl);
  await mailer.send({ id: `suspects-${jakartaDay(now())}`, to: salesMail, ...mail });
}
