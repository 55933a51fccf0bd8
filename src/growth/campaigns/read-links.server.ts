import { sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { LinkDetailView, LinkView } from "./campaign-contract.ts";
import "./tables.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

interface LinkQuery extends Paging {
  q?: string | undefined;
  campaign?: string | undefined;
}

/** Days of which the clicks are counted separately. */
const recentDays = 30;

/** Returns one page of the links, the newest first. */
export async function listLinks({ db, now }: Deps, { q, campaign, ...paging }: LinkQuery): Promise<Page<LinkView>> {
  let query = selectLinks(db, now);
  if (campaign) query = query.where("campaign", "=", campaign);
  if (q) query = query.where((eb) => eb.or(searched.map((column) => eb(column, "ilike", `%${escapeLike(q)}%`))));
  const { rows, next } = await page(
    query,
    [
      ["added_at", "desc", "moment"],
      ["code", "asc", "text"],
    ],
    paging,
  );
  return { rows: rows.map(viewLink), next };
}

/** Returns a link with its clicks by day; undefined when there is none. */
export async function readLink({ db, now }: Deps, code: string): Promise<LinkDetailView | undefined> {
  const row = await selectLinks(db, now).where("code", "=", code).executeTakeFirst();
  if (!row) return undefined;
  const today = jakartaDay(now());
  const days = Array.from({ length: recentDays }, (_, index) => addDays(today, index + 1 - recentDays));
  const counted = await db
    .selectFrom("campaign_link_days")
    .select([sql<Day>`day::text`.as("day"), "clicks"])
    .where("code", "=", code)
    .where(sql<boolean>`day >= ${days[0]!}::date`)
    .execute();
  const byDay = new Map(counted.map(({ day, clicks }) => [day, clicks]));
  return { ...viewLink(row), days: { days, clicks: days.map((day) => byDay.get(day) ?? 0) } };
}

function selectLinks(db: Database, now: Deps["now"]) {
  const since = addDays(jakartaDay(now()), 1 - recentDays);
  return db
    .selectFrom("campaign_links")
    .selectAll()
    .select([clicksSince(null).as("clicks"), clicksSince(since).as("recent_clicks")]);
}

type LinkRow = Omit<LinkView, "added_at" | "retired"> & { added_at: Date; retired_at: Date | null };

const viewLink = ({ added_at, retired_at, ...row }: LinkRow): LinkView => ({
  ...row,
  added_at: added_at.toISOString(),
  retired: retired_at !== null,
});

const searched = ["code", "path", "source", "medium", "campaign", "term"] as const;
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

const clicksSince = (day: Day | null) =>
  sql<number>`(select coalesce(sum(clicks), 0)::int from campaign_link_days as counted
    where counted.code = campaign_links.code and (${day}::date is null or day >= ${day}::date))`;
