import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import "./tables.server.ts";

/** The campaign of an event. */
export interface Campaign {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

/** New campaigns that are counted by name in a day; others of the day are counted together. */
const newCampaignsPerDay = 200;
/** Campaigns looked up for one batch; in a flood the rest count as other campaigns. */
const maxLookups = 500;
/** Campaigns cached by this process. */
const maxCached = 10_000;

/** The name under which campaigns beyond the day's limit are counted. */
const otherCampaign: Campaign = { utm_source: "(other)", utm_medium: "(other)", utm_campaign: "(other)" };

/** Creates the limit of campaigns counted by name. `apply` returns the events with those beyond the limit as one campaign. */
export function createCampaignLimit(db: Database) {
  let counted = new Set<string>();
  return {
    async apply<E extends Campaign>(events: readonly E[], day: Day): Promise<E[]> {
      const unknown = new Map(events.filter(isNamed).map((event) => [keyOf(event), campaignOf(event)]));
      for (const key of counted) unknown.delete(key);
      if (unknown.size > 0) {
        const lookups = [...unknown.values()].slice(0, maxLookups);
        if (counted.size > maxCached) counted = new Set();
        for (const campaign of await claimNames(db, lookups, day)) counted.add(keyOf(campaign));
      }
      return events.map((event) =>
        isNamed(event) && !counted.has(keyOf(event)) ? { ...event, ...otherCampaign } : event,
      );
    },
  };
}

/** Returns those campaigns that are counted by name: earlier ones, and new ones up to the day's limit. */
async function claimNames(db: Database, campaigns: readonly Campaign[], day: Day): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    with wanted as (
      select entry.*, row_number() over () as place
      from jsonb_to_recordset(${JSON.stringify(campaigns)}::jsonb)
        as entry (utm_source text, utm_medium text, utm_campaign text)
    ), old as (
      select utm_source, utm_medium, utm_campaign from wanted join insight_campaigns
        using (utm_source, utm_medium, utm_campaign)
    ), fresh as (
      insert into insight_campaigns (utm_source, utm_medium, utm_campaign, first_day)
      select utm_source, utm_medium, utm_campaign, ${day}::date from wanted
      where (utm_source, utm_medium, utm_campaign) not in (select utm_source, utm_medium, utm_campaign from old)
      order by place
      limit (select greatest(0, ${newCampaignsPerDay}::int - count(*)) from insight_campaigns where first_day = ${day}::date)
      on conflict do nothing
      returning utm_source, utm_medium, utm_campaign
    )
    select * from old union all select * from fresh`.execute(db);
  return rows;
}

/** Returns whether an event names a campaign; a text that the database refuses is isolated when the counts are written. */
function isNamed({ utm_source, utm_medium, utm_campaign }: Campaign): boolean {
  const whole = utm_source + utm_medium + utm_campaign;
  return whole !== "" && !whole.includes("\0");
}

function campaignOf({ utm_source, utm_medium, utm_campaign }: Campaign): Campaign {
  return {
    utm_source: utm_source.toWellFormed(),
    utm_medium: utm_medium.toWellFormed(),
    utm_campaign: utm_campaign.toWellFormed(),
  };
}

const keyOf = (event: Campaign) => JSON.stringify(Object.values(campaignOf(event)));
