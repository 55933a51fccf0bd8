import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs.server.ts";
import type { Mailer } from "#infra/mail.server.ts";
import { type CrmTarget, handOff } from "./hand-off.server.ts";
import type { LeadTable } from "./tables.server.ts";

export const channels = ["sales-mail", "thank-you-mail", "crm"] as const;
export type Channel = (typeof channels)[number];

export interface DeliveryDeps {
  db: Database;
  jobs: Jobs;
  mailer: Pick<Mailer, "send">;
  salesMail: string;
  /** Origin of the site, for links in mails. */
  publicUrl: string;
  crm?: CrmTarget | undefined;
  now: () => Date;
}

/** What the `lead-received` queue carries. */
export interface LeadReceived {
  lead: string;
  /** When a suspect was restored (ISO 8601): jobs that it had before ended without sending anything. */
  restored?: string;
}

/** Handles `lead-received`: one job for each channel, so that one that is down holds up no other. Repeatable. */
export async function fanOut(received: LeadReceived, { db, jobs, crm }: Pick<DeliveryDeps, "db" | "jobs" | "crm">) {
  const { lead } = received;
  await db.transaction().execute(async (trx) => {
    for (const channel of channels) {
      if (channel === "crm" && !crm) continue;
      await jobs.send(trx, "lead-delivery", { lead, channel }, { id: jobId(received, channel) });
    }
  });
}

/**
 * Handles `lead-delivery`. What is delivered is written down and never delivered again; nothing is held open in the
 * database while the other side takes its time.
 */
export async function deliverLead(id: string, channel: Channel, deps: DeliveryDeps): Promise<void> {
  const { db, now } = deps;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  // erased in the meantime at the person's wish, or found to be spam
  if (!lead || lead.state === "suspect") return;
  const done = await db
    .selectFrom("lead_deliveries")
    .select("delivered_at")
    .where("lead_id", "=", id)
    .where("channel", "=", channel)
    .executeTakeFirst();
  if (done) return;
  await deliver[channel](lead, deps);
  await db
    .insertInto("lead_deliveries")
    .values({ lead_id: id, channel, delivered_at: now() })
    .onConflict((it) => it.doNothing())
    .execute();
}

const deliver: Record<Channel, (lead: Selectable<LeadTable>, deps: DeliveryDeps) => Promise<void>> = {
  async "sales-mail"(lead, { mailer, salesMail, publicUrl }) {
    // mails are React components: loaded with the first one
    const { salesNotice } = await import("./mails/sales-notice.server.tsx");
    const replyTo = { name: lead.name, address: lead.email };
    const notice = await salesNotice(lead, publicUrl);
    await mailer.send({ id: `lead-${lead.id}-sales`, to: salesMail, replyTo, ...notice });
  },
  async "thank-you-mail"(lead, { db, mailer, salesMail, publicUrl }) {
    if (await isFlooded(db, lead)) return;
    const { thankYouMail } = await import("./mails/thank-you.server.tsx");
    const replyTo = { name: "BigSuite", address: salesMail };
    const thanks = await thankYouMail(lead, publicUrl);
    await mailer.send({ id: `lead-${lead.id}-thanks`, to: lead.email, replyTo, ...thanks });
  },
  async crm(lead, { crm, now }) {
    if (crm) await handOff(lead, crm, now());
  },
};

/** A stranger may write any address into the form: its mailbox is thanked for so many requests an hour. */
const thanksPerHour = 30;

async function isFlooded(db: Database, { id, email, received_at }: Selectable<LeadTable>): Promise<boolean> {
  const { count } = await db
    .selectFrom("leads")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("received_at", ">", new Date(received_at.getTime() - 3_600_000))
    .where("received_at", "<=", received_at)
    .where("id", "!=", id)
    .executeTakeFirstOrThrow();
  return Number(count) >= thanksPerHour;
}

/** The same lead and channel always make the same job, so fanning out twice adds nothing; each restoring makes another. */
function jobId({ lead, restored = "" }: LeadReceived, channel: Channel): string {
  const hex = createHash("sha256").update(`${lead}/${channel}${restored}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
