import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import "./tables.server.ts";

export type FollowedLink = Pick<
  Selectable<Tables["campaign_links"]>,
  "path" | "locale" | "edition" | "source" | "medium" | "campaign" | "term"
>;

/**
 * Returns where a short address leads, and counts the click when `counted`, in one statement: nothing about the visitor
 * is read or stored. Undefined when there is no such link, or it was retired.
 */
export async function followLink(
  { db, now }: { db: Database; now: () => Date },
  code: string,
  counted: boolean,
): Promise<FollowedLink | undefined> {
  const { rows } = await sql<FollowedLink>`
    with link as (
      select code, path, locale, edition, source, medium, campaign, term
      from campaign_links where code = ${code.toLowerCase()} and retired_at is null
    ), click as (
      insert into campaign_link_days as known (code, day, clicks)
      select code, ${jakartaDay(now())}::date, 1 from link where ${counted}::boolean
      on conflict (code, day) do update set clicks = known.clicks + 1
    )
    select path, locale, edition, source, medium, campaign, term from link`.execute(db);
  return rows[0];
}
