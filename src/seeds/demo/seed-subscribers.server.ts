import { randomUUID } from "node:crypto";
import { privacyVersion } from "#content/consent-texts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { markDemo } from "./demo-objects.server.ts";
import { demoCustomers } from "./demo-people.ts";
import type { MovedClock } from "./moved-clock.ts";

/** Inserts subscribers of the newsletter; two have not confirmed yet, one has left. */
export async function seedDemoSubscribers(db: Database, clock: MovedClock): Promise<void> {
  const rows = demoCustomers.map(({ first, locale }, index) => {
    clock.setAgo(85 - index * 6);
    const state = index % 7 === 3 ? ("asked" as const) : index === 5 ? ("ended" as const) : ("confirmed" as const);
    const at = clock.now();
    return {
      id: randomUUID(),
      email: `${first.toLowerCase()}.berita@calon.example`,
      locale,
      state,
      privacy_version: privacyVersion(locale),
      privacy_hash: null,
      text_hash: null,
      asked_at: at,
      confirmed_at: state === "asked" ? null : at,
      ended_at: state === "ended" ? at : null,
    };
  });
  await db.insertInto("subscribers").values(rows).execute();
  await markDemo(
    db,
    "subscribers",
    rows.map(({ id }) => id),
  );
}
