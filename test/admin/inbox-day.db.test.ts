import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import { addNote } from "#leads/conversation/add-note.server.ts";
import { storeAnswer } from "#leads/conversation/poll-inbox.server.ts";
import { sendReply } from "#leads/conversation/send-reply.server.ts";
import { continueImport } from "#leads/import/import-job.server.ts";
import { checkImport, runImport, uploadImport } from "#leads/import/store-import.server.ts";
import { changeLead } from "#leads/inbox/change-lead.server.ts";
import { changeLeads } from "#leads/inbox/change-leads.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import { decideProposal } from "#shop/decisions/decide-proposal.server.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { addTask, changeTask, lockTask, type StoredTask } from "#tasks/change-task.server.ts";
import { tellDueTasks } from "#tasks/tell-due.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";
import { createStaff } from "../support/staff.ts";

const sellers = ["sales:1", "sales:2", "sales:3", "sales:4", "sales:5", "sales:6"];
const finance = ["finance:1", "finance:2"];
const mailbox = "inbox@bigsuite.example";
const secret = "a secret of this test";
const joined = new Date("2026-11-01T03:00:00Z");

const actorOf = (id: string) =>
  ({ kind: "staff", id, name: id, network: "127.0.0.1", requestId: "test" }) as const satisfies Actor;

/** What somebody does next; the numbers choose among the people, leads and orders that there are. */
const acts = fc.constantFrom(
  ...(["arrive", "assign", "bulk", "take", "mention", "answer", "reply", "shortPaid", "decide"] as const),
  ...(["task", "handOver", "finish", "round", "move", "import", "giveAccount"] as const),
);
const day = fc.array(fc.record({ act: acts, who: fc.nat(), what: fc.nat(), whom: fc.nat() }), {
  minLength: 40,
  maxLength: 40,
});

eachShop((t) => {
  const jobs = recordingJobs();
  const deps = () => ({ db: t.db, jobs, now: t.shop.now });
  const conversation = () => ({
    ...deps(),
    publicUrl: "https://www.bigsuite.example",
    listColleagues: (at: Parameters<typeof listColleagues>[0]) => listColleagues(at, "leads"),
  });

  beforeEach(async () => {
    for (const id of [...sellers, ...finance, "admin"]) await createStaff(t.db, id, joined);
  });

  async function answerOf(lead: string) {
    const id = randomUUID();
    const inboundMail = { address: mailbox } as Parameters<typeof storeAnswer>[1]["inboundMail"];
    const source = `From: Sari <sari@pembeli.example>\r\nTo: ${mailbox}\r\nSubject: Re: Halo\r\nMessage-ID: <${id}@x.example>\r\n\r\nBoleh besok.\r\n`;
    const message = {
      uidValidity: "1",
      uid: 1,
      receivedAt: undefined,
      recipients: [taggedAddress("inbox", lead, mailbox, secret)],
      isReport: false,
      source: async () => Buffer.from(source),
    };
    expect(await storeAnswer(message, { ...deps(), secret, inboundMail })).toBe("stored");
  }

  /** A day of the people: what the bell of each has to show is worked out beside the code, from the acts alone. */
  function start() {
    const leads: string[] = [];
    const owners = new Map<string, string | null>();
    const orders: { id: string; proposedBy: string | null }[] = [];
    /** Open tasks, and whether the person who has one was told that it is due. */
    const tasks: { id: string; assignee: string; dueAt: Date; isTold: boolean }[] = [];
    /** Person, step and object of what waits; a bulk change names no object. */
    let waiting: string[] = [];
    const tell = (people: readonly (string | null)[], step: string, object: string, by?: string) => {
      for (const each of people) if (each && each !== by) waiting.push(`${each} ${step} ${object}`);
    };
    const over = (steps: readonly string[], object: string) => {
      waiting = waiting.filter((each) => !steps.some((step) => each.endsWith(` ${step} ${object}`)));
    };
    const at = <Item>(list: readonly Item[], n: number) => list[n % list.length];
    const versionOf = async (lead: string) =>
      (await t.db.selectFrom("leads").select("version").where("id", "=", lead).executeTakeFirstOrThrow()).version;
    const person = (id: string) => ({ id, name: id });
    const inTask = (id: string, change: (trx: Trx, task: StoredTask) => Promise<unknown>) =>
      t.db.transaction().execute(async (trx) => change(trx, (await lockTask(trx, id))!));
    const give = (lead: string, owner: string) => {
      if (owners.get(lead) === owner) return false;
      owners.set(lead, owner);
      over(["lead_assigned"], lead);
      return true;
    };

    const doing: Record<string, (n: { who: number; what: number; whom: number }) => Promise<void>> = {
      async arrive() {
        const lead = await insertLead(t.db, { owner_id: null });
        leads.push(lead);
        owners.set(lead, null);
      },
      async assign({ who, what, whom }) {
        const [lead, by, owner] = [at(leads, what), at(sellers, who)!, at(sellers, whom)!];
        if (!lead) return;
        await changeLead(lead, undefined, { owner_id: owner }, actorOf(by), deps());
        if (give(lead, owner)) tell([owner], "lead_assigned", lead, by);
      },
      async take({ who, what }) {
        await doing.assign!({ who, what, whom: who });
      },
      async bulk({ who, whom }) {
        const [by, owner] = [at(sellers, who)!, at(sellers, whom)!];
        const selected = await Promise.all(leads.slice(-3).map(async (id) => ({ id, version: await versionOf(id) })));
        if (selected.length === 0) return;
        await changeLeads(selected, { owner_id: owner }, actorOf(by), deps());
        const given = selected.filter(({ id }) => give(id, owner));
        if (given.length > 1) tell([owner], "leads_assigned", "", by);
        else if (given[0]) tell([owner], "lead_assigned", given[0].id, by);
      },
      async mention({ who, what, whom }) {
        const [lead, by, other] = [at(leads, what), at(sellers, who)!, at(sellers, whom)!];
        if (!lead) return;
        const note = { id: randomUUID(), text: `@${other.replace(":", "-")} tolong lihat` };
        await addNote(lead, note, { id: by, name: by }, actorOf(by), conversation());
        tell([other], "lead_mention", lead, by);
      },
      async answer({ what }) {
        const lead = at(leads, what);
        if (!lead) return;
        await answerOf(lead);
        const owner = owners.get(lead);
        tell(owner ? [owner] : sellers, "lead_answer", lead);
      },
      async reply({ who, what }) {
        const [lead, by] = [at(leads, what), at(sellers, who)!];
        if (!lead) return;
        const mail = {
          id: randomUUID(),
          version: await versionOf(lead),
          subject: "Halo",
          body: "Baik",
          template: null,
        };
        const author = { id: by, name: by };
        expect(await sendReply(lead, mail, author, actorOf(by), conversation())).toBe("queued");
        // Who answers for nobody has the lead from then on.
        if (!owners.get(lead)) owners.set(lead, by);
        over(["lead_answer", "lead_assigned"], lead);
      },
      /** A task or a reminder, which is a task for oneself. */
      async task({ who, what, whom }) {
        const [by, assignee] = [at(sellers, who)!, at(sellers, whom)!];
        const dueAt = new Date(t.shop.now().getTime() + 90_000);
        const task = { id: randomUUID(), assignee, dueAt, isTold: false };
        const lead = at(leads, what);
        const given: Parameters<typeof addTask>[1] = {
          ...{ id: task.id, kind: "call", title: "Telepon", due: { at: dueAt, allDay: false } },
          about: lead ? { kind: "lead", id: lead } : null,
          ...{ author: person(by), assignee: person(assignee) },
        };
        const change = { actor: actorOf(by), at: t.shop.now() };
        expect(await t.db.transaction().execute((trx) => addTask(trx, given, change))).toBe("added");
        tasks.push(task);
        tell([assignee], "task_assigned", task.id, by);
      },
      async handOver({ who, what, whom }) {
        const [task, by, assignee] = [at(tasks, what), at(sellers, who)!, at(sellers, whom)!];
        if (!task) return;
        const now = t.shop.now();
        const change = { actor: actorOf(by), at: now };
        const move = { assignee: person(assignee) };
        await inTask(task.id, async (trx, stored) => changeTask(trx, stored, stored.version, move, change));
        over(["task_due", "task_assigned"], task.id);
        if (assignee === task.assignee) return;
        tell([assignee], "task_assigned", task.id, by);
        Object.assign(task, { assignee, isTold: task.dueAt <= now });
      },
      async finish({ who, what }) {
        const [task, by] = [at(tasks, what), at(sellers, who)!];
        if (!task) return;
        const change = { actor: actorOf(by), at: t.shop.now() };
        await inTask(task.id, async (trx, stored) =>
          changeTask(trx, stored, stored.version, { state: "done" }, change),
        );
        over(["task_due", "task_assigned"], task.id);
        tasks.splice(tasks.indexOf(task), 1);
      },
      /** The round of each minute. */
      async round() {
        await tellDueTasks({ db: t.db, now: t.shop.now });
        for (const task of tasks) {
          if (task.isTold || task.dueAt > t.shop.now()) continue;
          task.isTold = true;
          tell([task.assignee], "task_due", task.id);
        }
      },
      /** A card of the board is moved by anybody: it stays the turn of whoever has it. */
      async move({ who, what, whom }) {
        const [lead, by] = [at(leads, what), at(sellers, who)!];
        if (!lead) return;
        const state = at(["contacted", "qualified"] as const, whom)!;
        await changeLead(lead, undefined, { state }, actorOf(by), deps());
      },
      /** Two people of a list become leads of somebody. */
      async import({ who, whom }) {
        const [by, owner] = [at(sellers, who)!, at(sellers, whom)!];
        const mark = randomUUID();
        const bytes = Buffer.from(`Nama;Surel\nSari;sari.${mark}@a.example\nBudi;budi.${mark}@a.example\n`);
        const uploaded = await uploadImport({ bytes, name: "pameran.csv" }, actorOf(by), deps());
        if (!uploaded.ok) throw new Error(uploaded.code);
        const { id } = uploaded;
        const basis = { origin: "fair", origin_detail: "", legal_basis: "consent", basis_note: "Kartu nama" } as const;
        const settings = { ...basis, basis_day: jakartaDay(joined), duplicates: "skip", tags: [], owner_id: owner };
        const checking = { version: 1, columns: ["name", "email"], settings } as Parameters<typeof checkImport>[1];
        expect(await checkImport(id, checking, actorOf(by), deps())).toEqual({ ok: true });
        await continueImport(id, deps());
        expect(await runImport(id, 3, actorOf(by), deps())).toEqual({ ok: true });
        await continueImport(id, deps());
        const rows = t.db.selectFrom("lead_import_rows").select("lead_id").where("import_id", "=", id);
        for (const { lead_id } of await rows.orderBy("line").execute()) {
          leads.push(lead_id!);
          owners.set(lead_id!, owner);
        }
        tell([owner], "leads_assigned", "", by);
      },
      /** A customer who paid twice says where the money goes back to. */
      async giveAccount() {
        const id = placed(await t.buy(t.user));
        await t.bank(id, "pay-twice");
        tell(finance, "money_extra", id);
        const account = { bank: "BCA", bank_name: "", account_number: "1234567890", holder: "Sari" } as const;
        expect(await giveRefundAccount(t.shop, { orderId: id, userId: t.user, account })).toBe(true);
        tell(finance, "refund_account_given", id);
      },
      async shortPaid() {
        const id = placed(await t.buy(t.user));
        await t.bank(id, "pay-wrong-amount");
        orders.push({ id, proposedBy: null });
        tell(finance, "money_review", id);
      },
      /** Somebody proposes to accept the money, and the other one, on the next turn, decides. */
      async decide({ who, what, whom }) {
        const order = at(orders, what);
        if (!order) return;
        const { version } = await orderOf(t.db, order.id);
        const by = at(finance, who)!;
        if (!order.proposedBy) {
          const action = { kind: "settle", outcome: "paid" } as const;
          const decision = { orderId: order.id, version, action, note: "seen", by: actorOf(by), limit: rupiah(1) };
          expect(await decideMoney(t.shop, decision)).toMatchObject({ proposed: true });
          order.proposedBy = by;
          tell(finance, "proposal_made", order.id, by);
          return;
        }
        const { id } = await t.db
          .selectFrom("review_proposals")
          .select("id")
          .where("order_id", "=", order.id)
          .where("state", "=", "open")
          .executeTakeFirstOrThrow();
        const second = finance.find((each) => each !== order.proposedBy)!;
        const event = whom % 2 === 0 ? "approved" : "rejected";
        const decision = { proposalId: id, version, event, note: "seen", by: actorOf(second) } as const;
        const decided = await decideProposal(t.shop, { ...decision, isNewMember: async () => false });
        expect(decided).toMatchObject({ ok: true });
        over(["proposal_made"], order.id);
        tell([order.proposedBy], `proposal_${event}`, order.id, second);
        if (event === "approved") {
          over(["money_review"], order.id);
          orders.splice(orders.indexOf(order), 1);
        } else order.proposedBy = null;
      },
    };
    return { doing, waiting: () => waiting.toSorted() };
  }

  test("six people and finance work an imagined day: the bell of each shows their turns, and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(day, async (steps) => {
        await t.db.deleteFrom("notifications").execute();
        // Those of the day before would become due.
        await t.db.deleteFrom("tasks").execute();
        const people = start();
        for (const { act, ...numbers } of steps) {
          t.setClock(60_000);
          await people.doing[act]!(numbers);
          const rows = await t.db
            .selectFrom("notifications")
            .select(["user_id", "step", "object_id"])
            .where("read_at", "is", null)
            .execute();
          const shown = rows.map(({ user_id, step, object_id }) => `${user_id} ${step} ${object_id}`);
          expect(shown.toSorted(), act).toEqual(people.waiting());
        }
      }),
      {
        numRuns: 6,
        endOnFailure: true,
        examples: [
          [["arrive", "reply", "answer"].map((act) => ({ act, who: 1, what: 0, whom: 2 }))],
          [Array.from({ length: 40 }, (_, n) => ({ act: order[n % order.length]!, who: n, what: n, whom: n + 1 }))],
        ],
      },
    );
  });
});

/** A sequence in which every act has something to act on. */
const order = [
  "arrive",
  "shortPaid",
  "arrive",
  "assign",
  "decide",
  "answer",
  "mention",
  "reply",
  "decide",
  "bulk",
  "task",
  "move",
  "task",
  "import",
  "round",
  "handOver",
  "giveAccount",
  "finish",
] as const;
