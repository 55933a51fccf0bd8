import { describe, expect, test } from "vitest";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { verifyAudit } from "#infra/audit/verify-audit.server.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { orderCalls, total } from "../support/order-calls.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";
import { testActor } from "../support/staff.ts";

eachShop((t) => {
  const { auditOf, call, dearInReview, inReview, post, read } = orderCalls(t);

  describe("a decision", () => {
    test("at the limit is applied at once, invoiced, and has an entry of the audit log", async () => {
      const id = await inReview();
      expect(await post("finance", id, "decision", { outcome: "paid" })).toMatchObject({
        status: 200,
        data: { state: "paid", invoice: { number: expect.stringMatching(/^INV-/) }, proposals: [] },
      });
      expect(await auditOf(id)).toEqual(["job order.wrong_amount", "staff order.settled_as_paid"]);
    });

    test("above the limit waits for a second person, who is never the one who proposed it", async () => {
      const id = await dearInReview();
      const proposed = await post("finance", id, "decision", { outcome: "paid" });
      expect(proposed).toMatchObject({ status: 202, data: { state: "manual_review" } });
      const [proposal] = (proposed.data as OrderDetailView).proposals;
      expect(proposal).toMatchObject({ state: "open", proposed_by: { id: "finance" }, amount: proposed.data.total });
      expect((await call("admin", "GET", "/proposals")).data).toContainEqual(proposal);

      for (const verb of ["refunds", "decision"])
        expect(await post("admin", id, verb, { outcome: "closed" })).toMatchObject({
          status: 409,
          code: "proposal_open",
        });
      const decide = async (as: string, verb: string) => {
        const { version } = await orderOf(t.db, id);
        return call(as, "POST", `/proposals/${proposal!.id}/${verb}`, { version, note: "seen the statement" });
      };
      for (const verb of ["approve", "reject"])
        expect(await decide("finance", verb)).toMatchObject({ status: 409, code: "own_proposal" });
      expect(await decide("sales", "approve")).toMatchObject({ status: 404 });
      expect(await t.state(id)).toBe("manual_review");
      expect(await decide("finance:2", "approve")).toMatchObject({
        status: 200,
        data: { state: "paid", proposals: [{ state: "approved", decided_by: "finance-2" }] },
      });
      expect(await decide("admin", "reject")).toMatchObject({ status: 409, code: "proposal_decided" });
      expect(await auditOf(id)).toEqual([
        "job order.wrong_amount",
        "staff order.decision_proposed",
        "staff order.decision_approved",
        "staff order.settled_as_paid",
      ]);
      expect(await verifyAudit(t.db)).toMatchObject({ ok: true });
    });

    test("counts no second person who joined, or got the role, less than a day ago, on either side", async () => {
      const id = await dearInReview();
      const { data } = await post("finance:8", id, "decision", { outcome: "paid" });
      const approve = async () => {
        const { version } = await orderOf(t.db, id);
        return call("finance:9", "POST", `/proposals/${data.proposals[0].id}/approve`, { version });
      };
      // Creates the account.
      await call("finance:9", "GET", "/proposals");
      const now = t.shop.now();
      const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
      for (const person of ["finance:9", "finance:8"]) {
        const invitation = {
          id: `of-${person}`,
          email: person,
          role: "finance",
          locale: "id",
          accepted_by: person,
        } as const;
        const dates = { created_at: ago(48), expires_at: ago(-24), withdrawn_at: null, accepted_at: ago(23) };
        const row = { ...invitation, ...dates, token_hash: null, invited_by: null };
        await t.db.insertInto("staff_invitations").values(row).execute();
        expect([person, await approve()]).toEqual([
          person,
          expect.objectContaining({ status: 409, code: "new_member" }),
        ]);
        await t.db
          .updateTable("staff_invitations")
          .set({ accepted_at: ago(25) })
          .execute();
      }
      const change = {
        action: "staff.role_changed",
        object: { kind: "staff", id: "finance:8" },
        after: { role: "finance" },
      };
      await t.db.transaction().execute((trx) => recordChange(trx, testActor, ago(1), change));
      expect(await approve()).toMatchObject({ status: 409, code: "new_member" });
      expect(await t.state(id)).toBe("manual_review");
    });

    test("that is rejected changes nothing, and another may be made", async () => {
      const id = await dearInReview();
      const { data } = await post("finance", id, "refunds");
      const reject = { version: data.version, note: "wrong customer" };
      expect(await call("admin", "POST", `/proposals/${data.proposals[0].id}/reject`, reject)).toMatchObject({
        status: 200,
        data: { state: "manual_review", money: { returning: 0 }, proposals: [{ state: "rejected" }] },
      });
      expect(await post("finance", id, "decision", { outcome: "closed" })).toMatchObject({ status: 202 });
    });

    test("that is withdrawn by who proposed it changes nothing, and another may be made", async () => {
      const id = await dearInReview();
      const { data } = await post("finance", id, "decision", { outcome: "closed" });
      const withdraw = (as: string) =>
        call(as, "POST", `/proposals/${data.proposals[0].id}/withdraw`, { version: data.version, note: "wrong order" });
      expect(await withdraw("admin")).toMatchObject({ status: 409, code: "proposal_of_another" });
      expect(await withdraw("finance")).toMatchObject({
        status: 200,
        data: { state: "manual_review", proposals: [{ state: "withdrawn", decided_by: null }] },
      });
      expect(await auditOf(id)).toContain("staff order.decision_withdrawn");
      expect(await post("finance", id, "decision", { outcome: "paid" })).toMatchObject({ status: 202 });
    });

    test("that no longer applies when it is approved stays open, with everything as it was", async () => {
      const id = await dearInReview();
      const { data } = await post("finance", id, "decision", { outcome: "paid" });
      await t.db.updateTable("orders").set({ email: "" }).where("id", "=", id).execute();
      const { version } = await orderOf(t.db, id);
      expect(await call("admin", "POST", `/proposals/${data.proposals[0].id}/approve`, { version })).toMatchObject({
        status: 409,
        code: "nothing_to_give",
      });
      expect(await read(id)).toMatchObject({ state: "manual_review", proposals: [{ state: "open" }] });
    });

    test("of two people at once is applied once; the other one sees what changed", async () => {
      const id = await inReview();
      const { version } = await orderOf(t.db, id);
      const decide = (as: string, outcome: string) =>
        call(as, "POST", `/${id}/decision`, { version, outcome, note: "seen the statement" });
      const results = await Promise.all([decide("finance", "paid"), decide("admin", "closed")]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
      const current = await read(id);
      expect(results.find(({ status }) => status === 409)?.json).toMatchObject({
        code: "stale_version",
        current: { version: current.version, state: current.state },
      });
    });

    test("needs the second factor again, a reason, and a role that may", async () => {
      const id = await inReview();
      const body = { outcome: "paid" };
      expect(await post("finance:old", id, "decision", body)).toMatchObject({ code: "confirmation_required" });
      expect(await post("viewer", id, "decision", body)).toMatchObject({ status: 404 });
      expect(await post("finance", id, "decision", { ...body, note: " " })).toMatchObject({ status: 400 });
    });
  });

  describe("a refund", () => {
    test("of parts counts what was returned before: no way around the limit", async () => {
      const id = placed(await t.buy(t.user));
      await t.bank(id, "pay-twice");
      expect(await post("finance", id, "refunds", { amount: total, proof: "TRF-1" })).toMatchObject({
        status: 200,
        data: { state: "paid", money: { held: total, refunds: [{ state: "sent", proof: "TRF-1" }] } },
      });
      expect(await post("finance", id, "refunds", { amount: 1 })).toMatchObject({ status: 202 });
    });

    test("is recorded, sent with its proof, and withdrawn", async () => {
      const id = await t.paid();
      const first = await post("finance", id, "refunds");
      expect(first).toMatchObject({ status: 200, data: { state: "paid", money: { returning: total } } });
      const refund = (data: OrderDetailView) => data.money.refunds.at(-1)!.id;
      const withdrawn = await call("finance", "POST", `/refunds/${refund(first.data)}/withdrawn`, {
        version: first.data.version,
        note: "a mistake",
      });
      expect(withdrawn).toMatchObject({ status: 200, data: { money: { returning: 0 } } });
      const second = await post("finance", id, "refunds");
      const sent = { version: second.data.version, proof: "TRF-9" };
      expect(
        await call("finance", "POST", `/refunds/${refund(second.data)}/sent`, { ...sent, version: sent.version - 1 }),
      ).toMatchObject({ status: 409, code: "stale_version" });
      const done = await call("admin", "POST", `/refunds/${refund(second.data)}/sent`, sent);
      expect(done).toMatchObject({ status: 200, data: { state: "refunded", money: { held: 0 } } });
      expect(await call("admin", "POST", `/refunds/${refund(second.data)}/sent`, sent)).toMatchObject({
        status: 409,
        code: "refund_ended",
      });
      const note = done.data.money.refunds.at(-1).credit_note;
      expect((await call("viewer", "GET", `/${id}/credit-notes/${note}.pdf?locale=en`)).raw.headers).toMatchObject({
        "content-type": "application/pdf",
      });
      expect((await auditOf(id)).slice(1)).toEqual([
        "staff order.refund_recorded",
        "staff order.refund_withdrawn",
        "staff order.refund_recorded",
        "staff order.refunded",
      ]);
    });
  });

  describe("attributed money", () => {
    const received = async (...ids: string[]) => {
      const orders = await Promise.all(ids.map(read));
      return orders.reduce((sum, { money }) => sum + money.received, 0);
    };

    /** Returns an order that was paid after its end, and another that awaits payment, of the same customer. */
    async function lateAndOpen() {
      const late = placed(await t.buy(t.user));
      await post("finance", late, "cancel");
      await t.bank(late, "pay-late");
      const open = placed(await t.buy(t.user));
      return { late, open };
    }

    test("pays the other order, closes the first, and loses no rupiah", async () => {
      const { late, open } = await lateAndOpen();
      const before = await received(late, open);
      expect(await read(late)).toMatchObject({
        state: "manual_review",
        money: { misfits: ["late"], movable: total },
        targets: [{ id: open, missing: total }],
      });
      expect(await post("finance", late, "attribution", { target: open, amount: total })).toMatchObject({
        status: 200,
        data: { state: "closed", money: { received: 0, attributed: total } },
      });
      expect(await read(open)).toMatchObject({ state: "paid", money: { received: total, surplus: 0 } });
      expect(await received(late, open)).toBe(before);
      const numbers = [(await orderOf(t.db, late)).number, (await orderOf(t.db, open)).number];
      expect((await read(late)).history).toContainEqual(
        expect.objectContaining({ event: "attributed", other_order: numbers[1], amount: total, by: "finance" }),
      );
      expect((await read(open)).history).toContainEqual(
        expect.objectContaining({ event: "paid", other_order: numbers[0], amount: total, by: "finance" }),
      );
      expect(t.jobs.sent).toContainEqual({ queue: "payment-void", data: { order: open } });
      // The bank takes back what was attributed: the other order keeps it, the first owes it.
      await t.bank(late, "deny");
      expect(await received(late, open)).toBe(0);
      expect(await read(late)).toMatchObject({ money: { held: -total } });
    });

    test("in part leaves the first under review, and brings the other there", async () => {
      const { late, open } = await lateAndOpen();
      await post("finance", late, "attribution", { target: open, amount: total - 5 });
      expect(await read(late)).toMatchObject({ state: "manual_review", money: { held: 5 } });
      expect(await read(open)).toMatchObject({
        state: "manual_review",
        money: { held: total - 5, misfits: ["short"] },
      });
    });

    test("goes both ways at once without a deadlock, and never twice", async () => {
      const { late, open } = await lateAndOpen();
      await t.bank(open, "pay-wrong-amount");
      const before = await received(late, open);
      const results = await Promise.all([
        post("finance", late, "attribution", { target: open, amount: 1 }),
        post("admin", open, "attribution", { target: late, amount: 2 }),
        post("finance:2", late, "attribution", { target: open, amount: 1 }),
      ]);
      expect(results.every(({ status, code }) => status === 200 || code === "stale_version")).toBe(true);
      expect(results.some(({ status }) => status === 200)).toBe(true);
      expect(await received(late, open)).toBe(before);
    });

    test("is refused for another customer's order, one that is paid, and more than there is", async () => {
      const { late, open } = await lateAndOpen();
      const attribute = (target: string, amount: number) => post("finance", late, "attribution", { target, amount });
      const other = placed(await t.buy("somebody-else"));
      expect(await attribute(other, 1)).toMatchObject({ status: 409, code: "other_customer" });
      expect(await attribute(late, 1)).toMatchObject({ status: 409, code: "other_customer" });
      expect(await attribute(crypto.randomUUID(), 1)).toMatchObject({ status: 409, code: "other_customer" });
      expect(await attribute(open, total + 1)).toMatchObject({ status: 409, code: "too_much" });
      expect(await attribute(await t.paid(), 1)).toMatchObject({ status: 409, code: "takes_no_money" });
      const paid = await t.paid();
      expect(await post("finance", paid, "attribution", { target: open, amount: 1 })).toMatchObject({
        status: 409,
        code: "nothing_held",
      });
    });
  });
});
