import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { confirmRightsForm, receiveRightsForm } from "#accounts/rights/rights-forms.server.ts";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import { recordPersonRequest } from "#desk/person-requests.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import { addNote } from "#leads/conversation/add-note.server.ts";
import { storeAnswer } from "#leads/conversation/poll-inbox.server.ts";
import { sendNotice } from "#leads/conversation/send-notice.server.ts";
import { assignInTurn } from "#leads/inbox/assign-in-turn.server.ts";
import { changeLead } from "#leads/inbox/change-lead.server.ts";
import { changeLeads, undoChanges } from "#leads/inbox/change-leads.server.ts";
import { tellGivenUp } from "#main/wire-notifications.ts";
import { rupiah } from "#money/rupiah.ts";
import { type Step, stepNames } from "#notifications/steps.ts";
import { openThread } from "#publishing/comments/change-comment.server.ts";
import { publishDue, review } from "#publishing/publications/end-publication.server.ts";
import { openPublication } from "#publishing/publications/publish.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import { decideProposal } from "#shop/decisions/decide-proposal.server.ts";
import { changeRequest, replyToRequest } from "#shop/help/help-desk.server.ts";
import { sendHelpRequest, writeAgain } from "#shop/help/help-requests.server.ts";
import { advanceRefund } from "#shop/refunds/provider-refunds.server.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { addTask } from "#tasks/change-task.server.ts";
import { tellDueTasks } from "#tasks/tell-due.server.ts";
import { makeArchive } from "../support/archives.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { actorOf, moneySteps } from "../support/money-steps.ts";
import { storeUnfitPublication } from "../support/publications.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";
import { createStaff } from "../support/staff.ts";

const staff = ["admin", "admin:2", "sales", "sales:2", "finance", "finance:2", "editor", "editor:2", "viewer"];
const suspended = ["admin:gone", "sales:gone", "finance:gone", "editor:gone"];
const secret = "a secret of this test";
const mailbox = "inbox@bigsuite.example";

const joined = new Date("2026-11-01T03:00:00Z");

eachShop((t) => {
  const jobs = recordingJobs();
  const { decided, proposed, refundByQris } = moneySteps(t);

  beforeEach(async () => {
    for (const id of [...staff, ...suspended, "user"]) await createStaff(t.db, id, joined);
    await t.db.updateTable("users").set({ suspended_at: joined }).where("id", "in", suspended).execute();
    for (const table of ["notifications", "muted_steps"] as const) await t.db.deleteFrom(table).execute();
  });

  const deps = () => ({ db: t.db, jobs, now: t.shop.now });
  const conversation = () => ({
    ...deps(),
    listColleagues: (at: Parameters<typeof listColleagues>[0]) => listColleagues(at, "leads"),
  });
  const publishing = (): Publishing => ({
    db: t.db,
    now: t.shop.now,
    needsReview: true,
    readPictures: async () => new Map(),
    reload: async () => {},
  });
  const told = async (step: Step) => {
    const rows = await t.db.selectFrom("notifications").select("user_id").where("step", "=", step).execute();
    return rows.map(({ user_id }) => user_id).toSorted();
  };
  const forget = () => t.db.deleteFrom("notifications").execute();

  async function asked() {
    const id = randomUUID();
    const customer = { id: "user", name: "Sari", locale: "id" } as const;
    const request = { id, topic: "payment", order: "", text: "Mohon bantuan", file: "" } as const;
    expect(await sendHelpRequest(t.shop, customer, request)).toEqual({ ok: true });
    return { id, customer };
  }
  const versionOfHelp = async (id: string) =>
    (await t.db.selectFrom("help_requests").select("version").where("id", "=", id).executeTakeFirstOrThrow()).version;
  /** Returns a publication that the editor has requested, to become visible tomorrow. */
  async function requested() {
    const at = t.shop.now();
    const later = new Date(at.getTime() + 86_400_000);
    const { id } = await t.db
      .transaction()
      .execute((trx) => openPublication(trx, publishing(), actorOf("editor"), at, { items: [], at: later }));
    return id;
  }
  async function withTask(minutes: number) {
    const id = randomUUID();
    const due = { at: new Date(t.shop.now().getTime() + minutes * 60_000), allDay: false };
    const people = { author: { id: "sales", name: "Rina" }, assignee: { id: "sales:2", name: "Budi" } };
    const task = { id, kind: "call", title: "Telepon lagi", due, about: null, ...people } as const;
    const added = (trx: Trx) => addTask(trx, task, { actor: actorOf("sales"), at: t.shop.now() });
    expect(await t.db.transaction().execute(added)).toBe("added");
  }
  async function answered(lead: string, source: string) {
    const inboundMail = { address: mailbox } as Parameters<typeof storeAnswer>[1]["inboundMail"];
    const message = {
      uidValidity: "1",
      uid: 1,
      receivedAt: undefined,
      recipients: [taggedAddress("inbox", lead, mailbox, secret)],
      isReport: false,
      source: async () => Buffer.from(source),
    };
    return storeAnswer(message, { ...deps(), secret, inboundMail });
  }
  const answer = (id: string) =>
    `From: Sari <sari@pembeli.example>\r\nTo: ${mailbox}\r\nSubject: Re: Halo\r\nMessage-ID: <${id}@x.example>\r\n\r\nBoleh besok.\r\n`;

  /** Does each step, once, as the code of its domain does it, and returns who has to be told. */
  const performances: Record<Step, () => Promise<string[]>> = {
    async lead_assigned() {
      const change = { owner_id: "sales:2" };
      await changeLead(await insertLead(t.db), undefined, change, actorOf("sales"), deps());
      return ["sales:2"];
    },
    async leads_assigned() {
      const leads = [await insertLead(t.db), await insertLead(t.db)].map((id) => ({ id, version: 1 }));
      await assignInTurn(leads, [{ id: "sales:2", byDefault: true }], actorOf("sales"), deps());
      return ["sales:2"];
    },
    async lead_mention() {
      const note = { id: randomUUID(), text: "@sales-2 dan @sales: lihat ini, @sales-gone" };
      const author = { id: "sales", name: "Rina" };
      await addNote(await insertLead(t.db), note, author, actorOf("sales"), conversation());
      return ["sales:2"];
    },
    async lead_answer() {
      const lead = await insertLead(t.db, { owner_id: "sales:2" });
      expect(await answered(lead, answer(randomUUID()))).toBe("stored");
      return ["sales:2"];
    },
    async task_assigned() {
      await withTask(365 * 24 * 60);
      return ["sales:2"];
    },
    async task_due() {
      await withTask(10);
      t.setClock(10 * 60_000);
      await tellDueTasks({ db: t.db, now: t.shop.now });
      return ["sales:2"];
    },
    async help_received() {
      await asked();
      return ["sales", "sales:2"];
    },
    async help_assigned() {
      const { id } = await asked();
      const change = { version: await versionOfHelp(id), owner_id: "sales:2" };
      expect(await changeRequest(t.shop, id, change, actorOf("sales"))).toEqual({ ok: true });
      return ["sales:2"];
    },
    async workspace_waiting() {
      Object.assign(t.shop.settings, { connected: [] });
      await t.paid();
      return ["sales", "sales:2"];
    },
    async money_review() {
      await t.bank(placed(await t.buy(t.user)), "pay-wrong-amount");
      return ["finance", "finance:2"];
    },
    async money_extra() {
      await t.bank(placed(await t.buy(t.user)), "pay-twice");
      return ["finance", "finance:2"];
    },
    async money_reversed() {
      await t.bank(await t.paid(), "deny");
      return ["finance", "finance:2"];
    },
    async refund_account_given() {
      const id = placed(await t.buy(t.user));
      await t.bank(id, "pay-twice");
      const account = { bank: "BCA", bank_name: "", account_number: "1234567890", holder: "Sari" } as const;
      expect(await giveRefundAccount(t.shop, { orderId: id, userId: t.user, account })).toBe(true);
      return ["finance", "finance:2"];
    },
    async refund_refused() {
      expect(await advanceRefund(t.shop, await refundByQris())).toBe("refused");
      return ["finance", "finance:2"];
    },
    async proposal_made() {
      await proposed();
      return ["finance:2"];
    },
    async proposal_approved() {
      expect(await decided("approved", "finance:2")).toMatchObject({ ok: true });
      return ["finance"];
    },
    async proposal_rejected() {
      expect(await decided("rejected", "finance:2")).toMatchObject({ ok: true });
      return ["finance"];
    },
    async proposal_withdrawn() {
      expect(await decided("withdrawn", "finance")).toMatchObject({ ok: true });
      return ["finance:2"];
    },
    async archive_ready() {
      await t.paid();
      await makeArchive(t.shop, actorOf("finance"), "ready");
      return ["finance"];
    },
    async archive_failed() {
      await t.paid();
      await makeArchive(t.shop, actorOf("finance"), "failed");
      return ["finance"];
    },
    async rights_request() {
      const form = { name: "Sari", email: "sari@pembeli.example", kind: "erase", details: "", locale: "id" } as const;
      await receiveRightsForm(form, deps());
      const { id } = await t.db.selectFrom("rights_forms").select("id").executeTakeFirstOrThrow();
      expect(await confirmRightsForm(id, { ...deps(), secret })).toBe("id");
      return ["admin", "admin:2"];
    },
    async publication_review() {
      await requested();
      return ["admin", "admin:2", "editor:2"];
    },
    async publication_approved() {
      const decision = { decision: "approve" } as const;
      expect(await review(publishing(), actorOf("admin"), await requested(), decision)).toEqual({ ok: true });
      return ["editor"];
    },
    async publication_refused() {
      const decision = { decision: "refuse", comment: "Belum" } as const;
      expect(await review(publishing(), actorOf("admin"), await requested(), decision)).toEqual({ ok: true });
      return ["editor"];
    },
    async publication_failed() {
      await storeUnfitPublication(t.db, "editor", t.shop.now());
      expect(await publishDue(publishing())).toBe(0);
      return ["editor"];
    },
    async content_mention() {
      const thread = {
        id: randomUUID(),
        pointer: "/hero/title",
        locale: null,
        quote: null,
        text: "@editor dan @admin",
      };
      const listReaders = (at: Parameters<typeof listColleagues>[0]) => listColleagues(at, "content");
      await openThread("bigview", thread, { id: "admin", name: "Dewi" }, actorOf("admin"), { ...deps(), listReaders });
      return ["editor"];
    },
    async job_given_up() {
      await tellGivenUp(t.db, "order-mail", t.shop.now());
      return ["admin", "admin:2"];
    },
  };

  test.each(stepNames)("%s tells who has to act, and neither who did it nor who is suspended", async (step) => {
    const expected = await performances[step]();
    expect(expected).not.toEqual([]);
    expect(await told(step)).toEqual(expected);
  });

  describe("who is told", () => {
    test("is the new owner also of a bulk change, once for all leads, and nobody when it is undone or one's own", async () => {
      const leads = [await insertLead(t.db), await insertLead(t.db)].map((id) => ({ id, version: 1 }));
      const { undo } = await changeLeads(leads, { owner_id: "sales:2" }, actorOf("sales"), deps());
      expect(await told("leads_assigned")).toEqual(["sales:2"]);
      await forget();
      await undoChanges(undo, actorOf("sales"), deps());
      await changeLead(leads[0]!.id, undefined, { owner_id: "sales" }, actorOf("sales"), deps());
      expect([await told("lead_assigned"), await told("leads_assigned")]).toEqual([[], []]);
    });

    test("is the owner of a request for help when its customer writes again", async () => {
      const { id, customer } = await asked();
      await forget();
      const reply = { id: randomUUID(), version: await versionOfHelp(id), text: "Sudah", note: false };
      const author = { author: { id: "sales:2", name: "Rina" }, actor: actorOf("sales:2") };
      expect(await replyToRequest(t.shop, id, reply, author)).toEqual({ ok: true });
      const again = { id: randomUUID(), text: "Belum bisa", file: "" };
      expect(await writeAgain(t.shop, customer, id, again)).toBe("done");
      expect(await told("help_received")).toEqual(["sales:2"]);
    });

    test("is sales for an answer to a lead that nobody has, or whose owner was suspended", async () => {
      for (const owner_id of [null, "sales:gone"]) {
        await answered(await insertLead(t.db, { owner_id }), answer(randomUUID()));
        expect(await told("lead_answer")).toEqual(["sales", "sales:2"]);
        await forget();
      }
    });

    test("is an administrator where nobody else of the role is left", async () => {
      const others = ["finance:2", "admin:2"];
      await t.db.updateTable("users").set({ suspended_at: joined }).where("id", "in", others).execute();
      await proposed();
      expect(await told("proposal_made")).toEqual(["admin"]);
      await t.db.updateTable("users").set({ suspended_at: null }).where("id", "in", others).execute();
    });

    test("is every other administrator of a request that one of them recorded", async () => {
      const request = { kind: "access", email: "sari@pembeli.example", receivedAt: t.shop.now(), note: "" } as const;
      await recordPersonRequest({ ...deps(), actor: actorOf("admin"), secret }, request);
      expect(await told("rights_request")).toEqual(["admin:2"]);
    });

    test("has nothing unread of what somebody else has done meanwhile", async () => {
      const orderId = placed(await t.buy(t.user));
      await t.bank(orderId, "pay-wrong-amount");
      const { version } = await orderOf(t.db, orderId);
      const action = { kind: "settle", outcome: "paid" } as const;
      await decideMoney(t.shop, {
        orderId,
        version,
        action,
        note: "seen",
        by: actorOf("finance"),
        limit: rupiah(1e12),
      });
      const { id } = await asked();
      const reply = { id: randomUUID(), version: await versionOfHelp(id), text: "Sudah", note: false };
      await replyToRequest(t.shop, id, reply, { author: { id: "sales", name: "Rina" }, actor: actorOf("sales") });
      await decided("rejected", "finance:2");
      const lead = await insertLead(t.db, { owner_id: null });
      for (const owner_id of ["sales:2", null])
        await changeLead(lead, undefined, { owner_id }, actorOf("sales"), deps());
      // The rejected proposal waits for whoever made it, and its order for a decision.
      const unread = await t.db.selectFrom("notifications").select("step").where("read_at", "is", null).execute();
      expect(new Set(unread.map(({ step }) => step))).toEqual(new Set(["money_review", "proposal_rejected"]));
    });

    test("is nobody of what was rolled back", async () => {
      const { orderId, id } = await proposed();
      await forget();
      await t.db.updateTable("orders").set({ email: "" }).where("id", "=", orderId).execute();
      const { version } = await orderOf(t.db, orderId);
      const by = actorOf("finance:2");
      const decision = { proposalId: id, version, event: "approved", note: "", by } as const;
      const outcome = await decideProposal(t.shop, { ...decision, isNewMember: async () => false });
      expect(outcome).toMatchObject({ ok: false });
      expect(await told("proposal_approved")).toEqual([]);
    });

    test("a job that fails again and again tells once, until it was read", async () => {
      for (let attempt = 0; attempt < 3; attempt++) await tellGivenUp(t.db, "upkeep", t.shop.now());
      expect(await told("job_given_up")).toEqual(["admin", "admin:2"]);
    });
  });

  test("a mail of its own is not sent to who wants none of the step, and the bell tells all the same", async () => {
    await t.db.insertInto("muted_steps").values({ user_id: "sales:2", step: "lead_mention" }).execute();
    const mails: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void mails.push(to) };
    const company = { salesMail: mailbox };
    const sending = { ...conversation(), mailer, company, publicUrl: "https://www.bigsuite.example" };
    const note = { id: randomUUID(), text: "@sales-2 lihat ini" };
    await addNote(await insertLead(t.db), note, { id: "sales", name: "Rina" }, actorOf("sales"), conversation());
    await sendNotice({ kind: "mention", note: note.id, to: "sales:2" }, sending);
    expect([mails, await told("lead_mention")]).toEqual([[], ["sales:2"]]);
  });

  test("a proposal is withdrawn by nobody but who made it, and another may be made", async () => {
    expect(await decided("withdrawn", "finance:2")).toMatchObject({ ok: false, code: "proposal_of_another" });
    expect(await decided("withdrawn", "finance")).toMatchObject({ ok: true });
    const rows = await t.db.selectFrom("review_proposals").select(["state", "decided_by"]).execute();
    expect(rows).toContainEqual({ state: "withdrawn", decided_by: null });
  });
});
