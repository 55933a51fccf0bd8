import { expect } from "vitest";
import type { Actor } from "#infra/audit/actor.ts";
import { rupiah } from "#money/rupiah.ts";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import { decideProposal } from "#shop/decisions/decide-proposal.server.ts";
import type { ProposalEvent } from "#shop/decisions/proposal-states.ts";
import { recordRefund } from "#shop/refunds/refunds.server.ts";
import { type eachShop, orderOf, placed } from "./shop.ts";

type TestShop = Parameters<Parameters<typeof eachShop>[0]>[0];

/** Returns the actor of a member of the staff by the id of the account. */
export const actorOf = (id: string) =>
  ({ kind: "staff", id, name: id, network: "127.0.0.1", requestId: "test" }) as const satisfies Actor;

/** Returns steps about the money of orders that finance does: a proposal, what is decided about it, a refund. */
export function moneySteps(t: TestShop) {
  /** Returns an order with too little money, about which finance has proposed a decision. */
  async function proposed() {
    const orderId = placed(await t.buy(t.user));
    await t.bank(orderId, "pay-wrong-amount");
    const { version } = await orderOf(t.db, orderId);
    const action = { kind: "settle", outcome: "paid" } as const;
    const by = actorOf("finance");
    expect(await decideMoney(t.shop, { orderId, version, action, note: "seen", by, limit: rupiah(1) })).toMatchObject({
      proposed: true,
    });
    const { id } = await t.db
      .selectFrom("review_proposals")
      .select("id")
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow();
    return { orderId, id };
  }
  async function decided(event: ProposalEvent, as: string) {
    const { orderId, id } = await proposed();
    const { version } = await orderOf(t.db, orderId);
    const decision = { proposalId: id, version, event, note: "seen", by: actorOf(as) };
    return decideProposal(t.shop, { ...decision, isNewMember: async () => false });
  }
  /** Records a refund that the simulated bank refuses, and returns its id. */
  async function refundByQris() {
    const { number: orderNumber } = await orderOf(t.db, await t.paid({ payment_method: "qris" }));
    const refund = { orderNumber, amount: rupiah(100_303), by: actorOf("finance"), note: "Salah pilih" };
    const recorded = await recordRefund(t.shop, refund);
    if (!recorded.ok) throw new Error(recorded.code);
    return recorded.refund.id;
  }
  return { proposed, decided, refundByQris };
}
