import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { LinkClicksView, LinkView } from "./campaign-views.ts";
import type { NewLink } from "./link.ts";
import { unknownTerms } from "./terms.server.ts";
import type { TermKind } from "./terms.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Days of which the clicks are counted separately. */
const recentDays = 30;
/** Without vowels and look-alikes, so that no word comes out and every letter can be read from paper. */
const letters = "bcdfghjkmnpqrstvwxyz23456789";
const chosenLength = 6;

type LinkAdded =
  | { ok: true; code: string }
  | { ok: false; code: "code_taken" }
  | { ok: false; code: "unknown_terms"; kinds: TermKind[] };

/** Stores a link to a page that the caller has checked, with names of the vocabulary. */
export async function addLink({ db, now }: Deps, actor: Actor, { code, ...link }: NewLink): Promise<LinkAdded> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<LinkAdded> => {
    const { source, medium, campaign } = link;
    const kinds = await unknownTerms(trx, { source, medium, campaign });
    if (kinds.length > 0) return { ok: false, code: "unknown_terms", kinds };
    const row = { ...link, added_by: actorName(actor), added_at: at, retired_at: null };
    const stored = await insertWithCode(trx, row, code);
    if (!stored) return { ok: false, code: "code_taken" };
    const object = { kind: "campaign_link", id: stored };
    await recordChange(trx, actor, at, { action: "campaign.link_added", object, after: link });
    await notifyAdmin(trx, "campaigns", stored);
    return { ok: true, code: stored };
  });
}

/** Inserts a link under the code, or under a free one that is chosen here. */
async function insertWithCode(trx: Trx, row: Omit<NewLink, "code"> & LinkOrigin, code: string) {
  for (let attempt = 0; attempt < (code === "" ? 5 : 1); attempt++) {
    const stored = await trx
      .insertInto("campaign_links")
      .values({ ...row, code: code || chooseCode() })
      .onConflict((on) => on.doNothing())
      .returning("code")
      .executeTakeFirst();
    if (stored) return stored.code;
  }
  return undefined;
}

interface LinkOrigin {
  added_by: string;
  added_at: Date;
  retired_at: Date | null;
}

const chooseCode = () => Array.from({ length: chosenLength }, () => letters[randomInt(letters.length)]).join("");

/** Retires a link or lets it lead to its page again; false when there is none. A repeat changes nothing. */
export async function retireLink({ db, now }: Deps, actor: Actor, code: string, retired: boolean): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("campaign_links")
      .select("retired_at")
      .where("code", "=", code)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    const before = known.retired_at !== null;
    if (before === retired) return true;
    await trx
      .updateTable("campaign_links")
      .set({ retired_at: retired ? at : null })
      .where("code", "=", code)
      .execute();
    const object = { kind: "campaign_link", id: code };
    const change = { action: "campaign.link_retired", object, before: { retired: before }, after: { retired } };
    await recordChange(trx, actor, at, change);
    await notifyAdmin(trx, "campaigns", code);
    return true;
  });
}

interface LinkQuery {
  cursor?: string | undefined;
  limit: number;
  q?: string | undefined;
  campaign?: string | undefined;
}

/** Returns one page of the links, the newest first; `next` is the cursor of the following one. */
export async function listLinks(
  { db, now }: Deps,
  { cursor, limit, q, campaign }: LinkQuery,
): Promise<{ links: LinkView[]; next: string | null }> {
  const since = addDays(jakartaDay(now()), 1 - recentDays);
  let query = db
    .selectFrom("campaign_links")
    .selectAll()
    .select([clicksSince(null).as("clicks"), clicksSince(since).as("recent_clicks")])
    .orderBy("added_at", "desc")
    .orderBy("code")
    .limit(limit + 1);
  if (campaign) query = query.where("campaign", "=", campaign);
  if (q) query = query.where((eb) => eb.or(searched.map((column) => eb(column, "ilike", `%${escapeLike(q)}%`))));
  if (cursor) {
    const after = db.selectFrom("campaign_links").select("added_at").where("code", "=", cursor);
    query = query.where((eb) =>
      eb.or([eb("added_at", "<", after), eb.and([eb("added_at", "=", after), eb("code", ">", cursor)])]),
    );
  }
  const rows = await query.execute();
  const links = rows.slice(0, limit).map(({ added_at, retired_at, ...row }) => ({
    ...row,
    added_at: added_at.toISOString(),
    retired: retired_at !== null,
  }));
  return { links, next: rows.length > limit ? links.at(-1)!.code : null };
}

const searched = ["code", "path", "source", "medium", "campaign", "term"] as const;
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

const clicksSince = (day: Day | null) =>
  sql<number>`(select coalesce(sum(clicks), 0)::int from campaign_link_days as counted
    where counted.code = campaign_links.code and (${day}::date is null or day >= ${day}::date))`;

/** Returns the clicks of a link in the last thirty days; undefined when there is no such link. */
export async function readLinkClicks({ db, now }: Deps, code: string): Promise<LinkClicksView | undefined> {
  const today = jakartaDay(now());
  const days = Array.from({ length: recentDays }, (_, index) => addDays(today, index + 1 - recentDays));
  const link = await db.selectFrom("campaign_links").select("code").where("code", "=", code).executeTakeFirst();
  if (!link) return undefined;
  const rows = await db
    .selectFrom("campaign_link_days")
    .select([sql<Day>`day::text`.as("day"), "clicks"])
    .where("code", "=", code)
    .where(sql<boolean>`day >= ${days[0]!}::date`)
    .execute();
  const byDay = new Map(rows.map(({ day, clicks }) => [day, clicks]));
  return { days, clicks: days.map((day) => byDay.get(day) ?? 0) };
}
