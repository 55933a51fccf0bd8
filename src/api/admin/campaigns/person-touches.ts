import { type RawBuilder, sql } from "kysely";

/** A person at a moment, as expressions of the surrounding query: the account, the address, and until when to look. */
interface PersonAt {
  userId: RawBuilder<unknown>;
  email: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}

/**
 * Returns a lateral query of one row with `first_touch` and `last_touch` of a person, as known at a moment: the earliest
 * arrival, and the latest one that names a source, among all that the person's requests, account and orders until then
 * brought. So a purchase at another device after a login is counted for what brought the person at the first one.
 */
export function touchesOf({ userId, email, at }: PersonAt): RawBuilder<unknown> {
  return sql`(
    select (array_agg(touch order by arrived) filter (where side = 'first'))[1] as first_touch,
      (array_agg(touch order by direct, arrived desc) filter (where side = 'last'))[1] as last_touch
    from (
      select side, touch, ${isDirect} as direct, ${arrivedAt} as arrived
      from (
        select coalesce(first_touch, last_touch, ${utmTouch}) as first_touch,
          coalesce(last_touch, first_touch, ${utmTouch}) as last_touch, received_at as stored_at
        from leads where lower(leads.email) = ${email} and received_at <= ${at} and state not in ('suspect', 'spam')
        union all
        select coalesce(first_touch, last_touch), coalesce(last_touch, first_touch), created_at
        from users as person where person.id = ${userId} and created_at <= ${at}
        union all
        select coalesce(first_touch, last_touch), coalesce(last_touch, first_touch), placed_at
        from orders as earlier where earlier.user_id = ${userId} and placed_at <= ${at}
      ) as stored, lateral (values ('first', stored.first_touch), ('last', stored.last_touch)) as sides (side, touch)
      where touch is not null
    ) as touches
  )`;
}

/** Of a request that names a campaign but no arrival, as servers send it. */
const utmTouch = sql`case when coalesce(utm_source, utm_medium, utm_campaign) is not null then jsonb_build_object(
  'utm_source', coalesce(utm_source, ''), 'utm_medium', coalesce(utm_medium, ''),
  'utm_campaign', coalesce(utm_campaign, ''), 'landing_page', coalesce(page, '')) end`;

/** The same rule as the browser's: an address that was typed never replaces an arrival that names a source. */
const isDirect = sql`concat(touch->>'utm_source', touch->>'utm_medium', touch->>'utm_campaign', touch->>'utm_term',
  touch->>'referrer') = ''`;

/** The browser's clock, which may be wrong: never later than the row, and the row's time when it is no time. */
const arrivedAt = sql`least(
  case when touch->>'at' ~ '^20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[.]\\d{3}Z$' then touch->>'at' end,
  to_char(stored_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Returns the columns of `campaign_days` that tell how a person came; empty without any arrival. */
export function touchColumns(touches: string): RawBuilder<unknown> {
  const side = (name: "first" | "last") => {
    const touch = sql.ref(`${touches}.${name}_touch`);
    const utm = (field: string) => sql`coalesce(${touch}->>${sql.lit(field)}, '')`;
    return sql`${utm("utm_campaign")} as ${sql.ref(`${name}_campaign`)},
      ${utm("utm_source")} as ${sql.ref(`${name}_source`)}, ${utm("utm_medium")} as ${sql.ref(`${name}_medium`)},
      case when ${touch} is null then '' when ${touch}->>'landing_page' ~ '^(/en)?/v2(/|$)' then 'v2' else 'v1' end
        as ${sql.ref(`${name}_edition`)}`;
  };
  return sql`${side("first")}, ${side("last")}`;
}
