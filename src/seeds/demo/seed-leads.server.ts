import { randomUUID } from "node:crypto";
import type { LeadProduct } from "#catalogue/products.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addNote } from "#leads/conversation/add-note.server.ts";
import { changeLead } from "#leads/inbox/change-lead.server.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import { listReasons } from "#leads/pipeline/close-reasons.server.ts";
import { isClosed } from "#leads/pipeline/deal.ts";
import { saveDeal } from "#leads/pipeline/save-deal.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { type Arrival, receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import { addTask } from "#tasks/change-task.server.ts";
import { dueOf, type TaskKind } from "#tasks/task-rules.ts";
import type { Locale } from "#text/locales.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import { markDemo } from "./demo-objects.server.ts";
import { demoCustomers } from "./demo-people.ts";
import { demoCampaigns, demoPaths, demoRequests, demoSpam } from "./demo-requests.ts";
import type { MovedClock } from "./moved-clock.ts";
import { dealOf, readPrices } from "./seed-deals.server.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

const leadCount = 60;
const period = 90;
/** The latest requests nobody has answered yet, and these few are suspects. */
const unanswered = 12;
const suspects = [47, 52, 57];
/** Where the reasons stand of which the sample leads take one after another; the last is that of leads nobody reached. */
const unreached = -1;

/** The latest of all have no owner yet. */
const unowned = 5;
/** What colleagues wrote down about requests that go on. */
const notes = [
  "Sudah telepon. Mereka membandingkan dengan dua penyedia lain; keputusan bulan depan.",
  "Minta contoh laporan untuk direksi, dikirim lewat surel hari ini.",
  "Anggaran sudah ada, menunggu persetujuan bagian hukum.",
  "Called back: they want a demo with their own data first.",
];
/** What is planned next, so many days from now; the first is overdue by then. */
const plans: readonly { kind: TaskKind; title: string; days: number }[] = [
  { kind: "call", title: "Telepon lagi soal anggaran", days: -1 },
  { kind: "meeting", title: "Demo untuk tim pemasaran", days: 1 },
  { kind: "mail", title: "Kirim perbandingan paket", days: 0 },
  { kind: "todo", title: "Siapkan contoh laporan", days: 4 },
];

/**
 * Makes requests over the last months, in both languages and in every state. Sales own all but the latest, said what they are
 * worth, closed some with a reason, wrote notes about those that go on, and planned what comes next.
 */
export async function seedDemoLeads(
  db: Database,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const sales = colleagues.filter(({ role }) => role === "sales");
  const goingOn: { lead: string; owner: DemoColleague }[] = [];
  const deps = { db, jobs: withoutJobs, now: clock.now };
  const schema = contactRequestSchema(phoneEverywhere);
  const reasons = (await listReasons(db)).filter(({ retired }) => !retired);
  const prices = await readPrices(db);
  const ids: string[] = [];
  const saveValue = async (
    id: string,
    about: { product: LeadProduct; place: number; closes: Day; owner: DemoColleague },
  ) => {
    const lead = db.selectFrom("leads").select("version").where("id", "=", id);
    const { version } = await lead.executeTakeFirstOrThrow();
    const saved = await saveDeal(id, { version, ...dealOf({ ...about, prices }) }, about.owner.actor, deps);
    if (!saved.ok) throw new Error(`the value of a sample request was not stored: ${saved.code}`);
  };
  for (let index = 0; index < leadCount; index++) {
    // Closer together towards today.
    clock.setAgo(period * (1 - index / leadCount) ** 1.6, (index % 7) + 0.3);
    const sample = demoRequests[index % demoRequests.length]!;
    const isSuspect = suspects.includes(index);
    const request = schema.parse({
      ...sample,
      ...sender(index),
      ...demoCampaigns[index % demoCampaigns.length]!,
      message: isSuspect ? demoSpam : sample.message,
      page: sample.locale === "en" ? "/en/contact-us" : "/contact-us",
      marketing_consent: index % 3 === 0,
    });
    const received = await receiveContactRequest(request, arrival(sample.locale), deps);
    if (received.kind !== "received") throw new Error(`a sample request was not stored: ${received.kind}`);
    ids.push(received.id);
    if (isSuspect || index >= leadCount - unowned) continue;
    // In turn, and changed with each round of states, so that each of them has some of every state.
    const owner = sales[(index + Math.floor(index / demoPaths.length)) % sales.length]!;
    const about = { product: sample.product, place: index, owner };
    clock.addHours(1);
    await changeLead(received.id, undefined, { owner_id: owner.id }, owner.actor, deps);
    if (index >= leadCount - unanswered) {
      // What some of those who wait may be worth is known from their message.
      if (index % 3 === 0) await saveValue(received.id, { ...about, closes: closingDay(clock, index, "new") });
      continue;
    }
    const path = demoPaths[index % demoPaths.length]!;
    for (const [step, to] of path.entries()) {
      clock.addHours(9 + (index % 5) * 7);
      const fitting = isClosed(to) ? reasons.filter(({ outcome }) => outcome === to) : [];
      const reason_id = fitting.at(path.length === 1 ? unreached : index % fitting.length)?.id;
      await changeLead(received.id, undefined, { state: to, reason_id }, owner.actor, deps);
      if (step > 0 || !hasDeal(to)) continue;
      await saveValue(received.id, { ...about, closes: closingDay(clock, index, path.at(-1)!) });
    }
    if (["contacted", "qualified"].includes(path.at(-1)!)) goingOn.push({ lead: received.id, owner });
  }
  await seedNotesAndTasks(db, clock, goingOn.slice(-notes.length * 2));
  await markDemo(db, "leads", ids);
}

/** Writes a note about each of the given leads, and plans the next step of the latest. */
async function seedNotesAndTasks(
  db: Database,
  clock: MovedClock,
  leads: readonly { lead: string; owner: DemoColleague }[],
): Promise<void> {
  const deps = { db, jobs: withoutJobs, now: clock.now, listColleagues: async () => [] };
  for (const [index, { lead, owner }] of leads.entries()) {
    clock.setAgo(2, 3 + index);
    const author = { id: owner.id, name: owner.name };
    const note = { id: randomUUID(), text: notes[index % notes.length]! };
    if ((await addNote(lead, note, author, owner.actor, deps)) !== "added") throw new Error("a note was not stored");
    const plan = plans[index];
    if (!plan) continue;
    const due = dueOf(addDays(jakartaDay(clock.now()), 2 + plan.days), index % 2 === 0 ? "10:00" : undefined);
    const task = { id: randomUUID(), kind: plan.kind, title: plan.title, due, author, assignee: author };
    const at = clock.now();
    const added = await db
      .transaction()
      .execute((trx) => addTask(trx, { ...task, about: { kind: "lead", id: lead } }, { actor: owner.actor, at }));
    if (added !== "added") throw new Error(`a task was not stored: ${added}`);
    // No mail is sent to invented people once it is due.
    await db.updateTable("tasks").set({ told_at: at }).where("id", "=", task.id).execute();
  }
}

const hasDeal = (state: LeadState) => state === "contacted" || state === "qualified";

/** Returns the day on which a request is expected to close: a past one for those that are closed, and for two that are late. */
function closingDay(clock: MovedClock, place: number, last: LeadState): Day {
  const today = jakartaDay(clock.realNow());
  if (isClosed(last)) return addDays(jakartaDay(clock.now()), 6);
  if (place % 16 === 3) return addDays(today, -4);
  return addDays(today, last === "qualified" ? 5 + ((place * 7) % 40) : 15 + ((place * 11) % 70));
}

/** Returns who sends a request: some are customers, some write twice. */
function sender(index: number) {
  const { first, last, company, job } = demoCustomers[(index * 7) % demoCustomers.length]!;
  const isCustomer = index % 4 === 0;
  const name = isCustomer
    ? `${first} ${last}`
    : `${first} ${demoCustomers[(index * 11 + 3) % demoCustomers.length]!.last}`;
  const address = name.toLowerCase().replace(" ", ".");
  return {
    name,
    company: isCustomer ? company : `PT ${last} ${demoCustomers[(index + 5) % demoCustomers.length]!.city}`,
    job,
    email: `${address}@${isCustomer ? "pelanggan" : "calon"}.example`,
    phone: `+62812${String(34_500_000 + index * 137).padStart(8, "0")}`,
  };
}

function arrival(locale: Locale): Arrival {
  return {
    locale,
    texts: {
      privacyVersion: privacyVersion(locale),
      privacyHash: consentTextHash("privacy", locale),
      marketingHash: consentTextHash("contact-marketing", locale),
    },
    limit: { scope: "demo", who: "demo", limit: { max: 1_000_000, seconds: 60 } },
  };
}
