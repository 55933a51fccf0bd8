import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import type { Publishing } from "../publishing.server.ts";
import { end, lockPublication, makeDue } from "./end-publication.server.ts";

const job = { kind: "job", name: "content-publications" } as const;

/**
 * Makes the scheduled publications visible whose time has come, the earliest first. Several instances may call it at once:
 * each publication is carried out once. One whose words no longer fit is refused, so that its author sees it.
 * @returns how many became visible
 * @throws AggregateError of those that failed, after all others are carried out
 */
export async function publishDue(publishing: Publishing): Promise<number> {
  const { db, now, reload } = publishing;
  const due = await db
    .selectFrom("content_publications")
    .select("id")
    .where("state", "=", "scheduled")
    .where("at", "<=", now())
    .orderBy("at")
    .execute();
  let visible = 0;
  const publish = (id: string) =>
    db.transaction().execute(async (trx) => {
      const found = await lockPublication(trx, id);
      if (found?.state !== "scheduled") return false;
      if (await makeDue(trx, publishing, job, now(), found)) return true;
      await end(trx, job, now(), found, { state: "refused", comment: "words_invalid" });
      return false;
    });
  return attemptEach("publications", async (attempt) => {
    for (const { id } of due) if (await attempt(id, () => publish(id))) visible++;
    if (visible > 0) await reload();
    return visible;
  });
}
