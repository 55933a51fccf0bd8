import { beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open.server.ts";
import { eachDatabase } from "#infra/database/testing.server.ts";
import type { PaymentGateway, PaymentStatus } from "./gateways/gateway.ts";
import { type OrderState, orderTransition } from "./order-states.ts";
import { receiveNotification } from "./receive-notification.server.ts";
import { seedShop } from "./seed.server.ts";
import { buy, orderOf, placed, testShop } from "./testing.server.ts";

const kinds = ["pending", "paid", "paid_again", "denied", "expired", "wrong_amount"] as const;
type Kind = (typeof kinds)[number];

/** Every order of every choice of up to `longest` notifications. */
function* sequences(longest: number, from: readonly Kind[] = kinds): Generator<Kind[]> {
  for (const kind of from) {
    yield [kind];
    if (longest === 1) continue;
    const others = from.filter((each) => each !== kind);
    for (const rest of sequences(longest - 1, others)) yield [kind, ...rest];
  }
}

/** What the state table makes of a sequence; money that is told of twice is the same money. */
function expected(sequence: readonly Kind[]): OrderState {
  let state: OrderState = "awaiting_payment";
  let known = false;
  for (const kind of sequence) {
    if (kind === "pending" || (kind.startsWith("paid") && known)) continue;
    if (kind.startsWith("paid")) known = true;
    state =
      orderTransition(state, kind === "paid_again" ? "paid" : (kind as Exclude<Kind, "pending" | "paid_again">))?.to ??
      state;
  }
  return state;
}

/** A provider whose answer the test sets, and that notifies without signatures. */
function settableGateway() {
  const told: { now: Kind; total: number } = { now: "pending", total: 0 };
  const gateway: PaymentGateway = {
    provider: "midtrans",
    chargeRepeats: true,
    charge: async ({ reference, amount }) => {
      told.total = amount;
      return { providerId: reference, instructions: { va_number: "1" } };
    },
    status: async ({ reference }): Promise<PaymentStatus> => ({
      state: told.now === "paid_again" || told.now === "wrong_amount" ? "paid" : told.now,
      amount: told.now === "wrong_amount" ? told.total - 1 : told.total,
      currency: "IDR",
      moneyId: reference,
      providerId: reference,
      instructions: null,
    }),
    cancel: async () => {},
    readNotification: ({ body }) => ({ reference: String(body), key: `${body}:${told.now}`, providerId: null }),
  };
  return { gateway, told };
}

eachDatabase((open, engine) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
  });

  // On Postgres each step waits for the disk; shorter sequences show there what all of them show on PGlite.
  const longest = engine === "PGlite" ? 5 : 3;
  test(`every permutation of up to ${longest} notifications ends where the table says, activated and invoiced at most once`, async () => {
    const { gateway, told } = settableGateway();
    const shop = { ...testShop(base.db).shop, gateway };
    let count = 0;
    const wrong: string[] = [];
    for (const sequence of sequences(longest)) {
      count += 1;
      const user = `p-${engine}-${count}`;
      const id = placed(await buy(shop, user, { package_id: "big-view-starter" }));
      const { number } = await orderOf(base.db, id);
      for (const kind of sequence) {
        told.now = kind;
        expect(await receiveNotification(shop, { body: number, headers: {} })).toBe("understood");
      }
      const { state } = await orderOf(base.db, id);
      const was = sequence.indexOf("paid") >= 0 || sequence.indexOf("paid_again") >= 0;
      if (state !== expected(sequence)) wrong.push(`${sequence.join(", ")}: ${state}, not ${expected(sequence)}`);
      const [terms, invoices] = await Promise.all(
        (["subscription_terms", "invoices"] as const).map((table) =>
          base.db.selectFrom(table).select("order_id").where("order_id", "=", id).execute(),
        ),
      );
      const activated = state === "paid" || state === "reversed" ? 1 : 0;
      if (terms!.length !== activated || invoices!.length !== activated || (activated && !was))
        wrong.push(`${sequence.join(", ")}: ${terms!.length} activations, ${invoices!.length} invoices`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(longest === 5 ? 1236 : 156);
  }, 240_000);
});
