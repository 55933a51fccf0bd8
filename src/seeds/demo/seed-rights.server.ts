import { moveRequest, recordRequest } from "#accounts/rights/rights-requests.server.ts";
import type { RightsKind } from "#accounts/rights/rights-states.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { markDemo } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";

const hour = 3_600_000;

/** Requests of invented people about their data: one has time, one is due soon, one is fulfilled. */
const requests: readonly { kind: RightsKind; email: string; hoursAgo: number; note: string; isDone?: true }[] = [
  { kind: "access", email: "siti.wulandari@pelanggan.example", hoursAgo: 9, note: "Contoh: lewat surel" },
  { kind: "erase", email: "fajar.maharani@pelanggan.example", hoursAgo: 58, note: "Contoh: lewat telepon" },
  { kind: "withdraw", email: "maya.anggraini@pelanggan.example", hoursAgo: 200, note: "Contoh: surat", isDone: true },
];

export async function seedDemoRights(
  { db, secret }: { db: Database; secret: string },
  clock: MovedClock,
  actor: Actor,
): Promise<void> {
  for (const { kind, email, hoursAgo, note, isDone } of requests) {
    clock.setAgo(0, hoursAgo);
    const receivedAt = clock.now();
    await db.transaction().execute(async (trx) => {
      const entry = { kind, email, receivedAt, note, by: actorName(actor) };
      const recorded = await recordRequest(trx, entry, { now: receivedAt, secret });
      if (!recorded.ok) throw new Error(recorded.code);
      const { id, received_at, due_at } = recorded.request;
      const object = { kind: "people", id };
      const change = { action: "people.request_recorded", object, after: { kind, received_at, due_at } };
      await recordChange(trx, actor, receivedAt, change);
      const at = new Date(receivedAt.getTime() + 20 * hour);
      if (isDone) await moveRequest(trx, recorded.request, "fulfil", { by: actorName(actor), at });
      await markDemo(trx, "rights_requests", [id]);
    });
  }
}
