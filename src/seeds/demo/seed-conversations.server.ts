import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { messageIdOf } from "#infra/mailer/mail.server.ts";
import { addAttempt, answerAttempt } from "#leads/conversation/attempts.server.ts";
import type { AttemptChannel } from "#leads/conversation/conversation-contract.ts";
import { isClosed } from "#leads/pipeline/deal.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import type { Locale } from "#text/locales.ts";
import { demoIds } from "./demo-objects.server.ts";
import { demoBounce, demoClosings, demoThreads } from "./demo-threads.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";
import "#leads/conversation/tables.server.ts";

const hour = 3_600_000;
/** How many hours ago the latest answers came, which nobody has read; the mail to the request before them came back. */
const waiting = [27, 4];

interface Given {
  db: Database;
  publicUrl: string;
}

type StoredMail = Insertable<Tables["lead_mails"]> & { at: Date; direction: "in" | "out" };

/**
 * Stores the mails about the sample requests that were answered, as if they had been sent and received in their time: nothing
 * is sent. Of the latest, some wait for us, and the mail to one came back.
 */
export async function seedDemoMails(
  { db, publicUrl }: Given,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const leads = await answeredLeads(db);
  const mails: StoredMail[] = [];
  const unanswered: { lead: string; company: string; owner: string; at: Date }[] = [];
  const open = leads.filter(({ state }) => state === "contacted");
  const latest = new Map(open.slice(-waiting.length).map(({ id }, place) => [id, waiting[place]!]));
  const bounced = open.at(-waiting.length - 1)?.id;
  for (const lead of leads) {
    const owner = colleagues.find(({ id }) => id === lead.owner_id);
    const thread = demoThreads[lead.product as keyof typeof demoThreads];
    if (!owner || !thread) continue;
    const writer = { ...lead, owner, publicUrl };
    const until = Math.min(lead.last.getTime(), clock.realNow().getTime() - hour);
    const span = Math.max(until - lead.first.getTime(), 2 * hour);
    const at = (part: number) => new Date(lead.first.getTime() + span * part);
    const own = [mailOf(writer, { direction: "out", at: at(0), subject: thread.subject, body: thread.ours })];
    const answer = (body: string, when: Date) =>
      own.push(mailOf(writer, { direction: "in", at: when, subject: `Re: ${thread.subject}`, body }, own));
    if (lead.id === bounced) Object.assign(own[0]!, { state: "failed", sent_at: null, failure: demoBounce });
    else {
      const hoursAgo = latest.get(lead.id);
      const answered = hoursAgo === undefined ? at(0.4) : new Date(clock.realNow().getTime() - hoursAgo * hour);
      answer(thread.theirs, answered);
      if (hoursAgo !== undefined) {
        unanswered.push({ lead: lead.id, company: lead.company, owner: owner.id, at: answered });
      } else {
        const second = { direction: "out", at: at(0.6), subject: `Re: ${thread.subject}`, body: thread.later } as const;
        own.push(mailOf(writer, second, own));
        if (isClosed(lead.state)) answer(demoClosings[lead.state][lead.locale], at(0.95));
      }
    }
    mails.push(...own);
  }
  await db.insertInto("lead_mails").values(mails).execute();
  await db.transaction().execute(async (trx) => {
    for (const { lead, company, owner, at } of unanswered)
      await notifyStaff(trx, "lead_answer", { object: lead, params: { company }, to: [owner], at });
  });
}

interface Writer {
  id: string;
  name: string;
  email: string;
  locale: Locale;
  owner: DemoColleague;
  publicUrl: string;
}

/** Returns a mail as it is stored, with a greeting and the sender's name. */
function mailOf(
  { id: lead, name, email, locale, owner, publicUrl }: Writer,
  { direction, at, subject, body }: { direction: "in" | "out"; at: Date; subject: string; body: string },
  before: readonly StoredMail[] = [],
): StoredMail {
  const id = randomUUID();
  const isOurs = direction === "out";
  const [to, from] = isOurs ? [name, owner.name] : [owner.name, name];
  const [hello, greeting] = locale === "id" ? ["Halo", "Salam,"] : ["Dear", "Kind regards,"];
  return {
    id,
    lead_id: lead,
    at,
    direction,
    state: isOurs ? "sent" : "received",
    message_id: isOurs ? messageIdOf(`lead-mail-${id}`, publicUrl) : `<${id}@mail.example>`,
    thread: JSON.stringify(before.map(({ message_id }) => message_id)),
    contact_name: name,
    contact_email: email,
    subject,
    body: `${hello} ${to.split(" ")[0]},\n\n${body}\n\n${greeting}\n${from}`,
    template: null,
    author_id: isOurs ? owner.id : null,
    author_name: isOurs ? owner.name : null,
    sent_at: isOurs ? at : null,
  };
}

/** Returns the sample requests that somebody answered, the oldest first, with when they first did and when the state last changed. */
async function answeredLeads(db: Database) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "name", "email", "company", "locale", "product", "state", "owner_id"])
    .where("id", "in", await demoIds(db, "leads"))
    .where("state", "in", ["contacted", "qualified", "won", "lost"])
    .orderBy("received_at")
    .execute();
  const moves = await db
    .selectFrom("lead_events")
    .select(["lead_id", "at", "details"])
    .where("kind", "=", "moved")
    .where("lead_id", "in", [...leads.map(({ id }) => id)])
    .orderBy("id")
    .execute();
  const movesOf = Map.groupBy(moves, ({ lead_id }) => lead_id);
  return leads.flatMap((lead) => {
    const own = movesOf.get(lead.id) ?? [];
    const first = own.find(({ details }) => details.to === "contacted");
    if (!first) return [];
    // One that goes on was written to until a day and a half after its last step.
    const last = isClosed(lead.state) ? own.at(-1)!.at : new Date(own.at(-1)!.at.getTime() + 36 * hour);
    return [{ ...lead, first: first.at, last }];
  });
}

/** How colleagues tried to reach some of the requests, by their place from the latest: `reached` is null while nobody said. */
const attempts: readonly { place: number; channel: AttemptChannel; hoursAgo: number; reached: boolean | null }[] = [
  { place: 8, channel: "call", hoursAgo: 96, reached: false },
  { place: 8, channel: "whatsapp", hoursAgo: 72, reached: true },
  { place: 6, channel: "call", hoursAgo: 50, reached: true },
  { place: 5, channel: "whatsapp", hoursAgo: 27, reached: true },
  { place: 3, channel: "call", hoursAgo: 25, reached: false },
  { place: 2, channel: "whatsapp", hoursAgo: 3, reached: null },
];
/** Calls to each request that was closed because nobody answered. */
const fruitless = 2;

/** Stores calls and WhatsApp messages to the sample requests. */
export async function seedDemoAttempts(
  db: Database,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const deps = { db, jobs: withoutJobs, now: clock.now };
  const leads = await db
    .selectFrom("leads")
    .select(["id", "state", "owner_id", "updated_at"])
    .where("id", "in", await demoIds(db, "leads"))
    .orderBy("received_at")
    .execute();
  const attempt = async (lead: (typeof leads)[number], channel: AttemptChannel, reached: boolean | null) => {
    const owner = colleagues.find(({ id }) => id === lead.owner_id);
    if (!owner) return;
    const id = randomUUID();
    await addAttempt(lead.id, { id, channel }, { id: owner.id, name: owner.name }, owner.actor, deps);
    clock.addHours(0.1);
    if (reached !== null) await answerAttempt(lead.id, id, reached, { id: owner.id }, owner.actor, deps);
  };
  const answered = leads.filter(({ state }) => state === "contacted" || state === "qualified").reverse();
  for (const { place, channel, hoursAgo, reached } of attempts) {
    const lead = answered[place];
    if (!lead) continue;
    clock.setAgo(0, hoursAgo);
    await attempt(lead, channel, reached);
  }
  const contacted = new Set((await answeredLeads(db)).map(({ id }) => id));
  for (const lead of leads.filter(({ id, state }) => state === "lost" && !contacted.has(id)))
    for (let count = fruitless; count > 0; count--) {
      clock.setAt(new Date(lead.updated_at.getTime() - count * 4 * hour));
      await attempt(lead, "call", false);
    }
}
