import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";

/** Returns a minute of the day on which stored leads arrive. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute));

const base = {
  kind: "contact" as const,
  state: "new" as const,
  name: "Sari Wulandari",
  company: "PT Contoh Jaya",
  email: "sari@contoh.co.id",
  phone: "+6281234567890",
  industry: "retail",
  job: "Manajer",
  product: "big-social",
  message: "Kami ingin demo",
  details: "{}",
  locale: "id" as "id" | "en",
  page: "/contact-us",
  utm_source: null as string | null,
  utm_medium: null,
  utm_campaign: null as string | null,
  utm_term: null,
  first_touch: null,
  last_touch: null,
  exposures: null,
  marketing_consent: false,
  privacy_version: "2026-11-20",
  suspicion: null as "links" | null,
  privacy_hash: null,
  marketing_hash: null,
};

/** Stores a lead that arrived in a minute of that day; returns its id. */
export async function addLead(
  db: Database,
  values: Partial<Omit<typeof base, "state">> & { state?: string },
  minute: number,
) {
  const id = randomUUID();
  const times = { received_at: at(minute), updated_at: at(minute) };
  await db
    .insertInto("leads")
    .values({ ...base, ...(values as object), ...times, id })
    .execute();
  return id;
}
