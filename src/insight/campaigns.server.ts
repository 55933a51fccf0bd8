import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import "./tables.server.ts";

/** What an event says of the campaign that brought its visitor. */
export interface Campaign {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

/** Campaigns counted by name on their first day; the day's others are counted together. */
export const newCampaignsPerDay = 200;
/** Campaigns looked up for one batch; in a flood the rest are taken for new ones. */
const mostLookedUp = 500;
/** Campaigns remembered by this process. */
const mostRemembered = 10_000;

/** What the campaigns beyond the day's limit are counted as. */
export const otherCampaign: Campaign = { utm_source: "(other)", utm_medium: "(other)", utm_campaign: "(other)" };

/** Opens the list of counted campaigns. `fold` returns the events, with campaigns beyond the day's limit made one. */
export function createCampaignLimit(db: Database) {
  let known = new Set<string>();
  return {
    async fold<E extends Campaign>(events: readonly E[], day: string): Promise<E[]> {
      const unknown = new Map(events.filter(isNamed).map((event) => [keyOf(event), campaignOf(event)]));
      for (const key of known) unknown.delete(key);
      if (unknown.size > 0) {
        const asked = [...unknown.values()].slice(0, mostLookedUp);
        if (known.size > mostRemembered) known = new Set();
        for (const campaign of await countedOf(db, asked, day)) known.add(keyOf(campaign));
      }
      return events.map((event) =>
        isNamed(event) && !known.has(keyOf(event)) ? { ...event, ...otherCampaign } : event,
      );
    },
  };
}

/** Of some campaigns those that are counted by name: known ones, and new ones while the day has room for them. */
async function countedOf(db: Database, asked: readonly Campaign[], day: string): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    with asked as (
      select it.*, row_number() over () as place
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as it (utm_source text, utm_medium text, utm_campaign text)
    ), old as (
      select utm_source, utm_medium, utm_campaign from asked join insight_campaigns
        using (utm_source, utm_medium, utm_campaign)
    ), fresh as (
      insert into insight_campaigns (utm_source, utm_medium, utm_campaign, first_day)
      select utm_source, utm_medium, utm_campaign, ${day}::date from asked
      where (utm_source, utm_medium, utm_campaign) not in (select utm_source, utm_medium, utm_campaign from old)
      order by place
      limit (select greatest(0, ${newCampaignsPerDay}::int - count(*)) from insight_campaigns where first_day = ${day}::date)
      on conflict do nothing
      returning utm_source, utm_medium, utm_campaign
    )
    select * from old union all select * from fresh`.execute(db);
  return rows;
}

/** A text that no database takes is left to the writing of the counts, which tells it apart from the others. */
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
