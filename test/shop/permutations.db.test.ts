import { beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { type OrderState, orderTransition } from "#shop/orders/order-states.ts";
import type { PaymentGateway, PaymentStatus } from "#shop/payments/gateways/gateway.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { buy, orderOf, placed, testShop } from "../support/shop.ts";

const kinds = ["pending", "paid", "paid_again", "denied", "expired", "wrong_amount"] as const;
type Kind = (typeof kinds)[number];

/** Yields every sequence of `length` notifications. Each shorter one is the beginning of one of them. */
function* sequences(length: number, from: readonly Kind[] = kinds): Generator<Kind[]> {
  for (const kind of from) {
    const others = from.filter((other) => other !== kind);
    if (length === 1) yield [kind];
    else for (const rest of sequences(length - 1, others)) yield [kind, ...rest];
  }
}

/** Returns the state after a sequence by the state table; money that is reported twice counts once. */
function expected(sequence: readonly Kind[]): OrderState {
  let state: OrderState = "awaiting_payment";
  let reported = false;
  for (const kind of sequence) {
    if (kind === "pending" || (kind.startsWith("paid") && reported)) continue;
    if (kind.startsWith("paid")) reported = true;
    state =
      orderTransition(state, kind === "paid_again" ? "paid" : (kind as Exclude<Kind, "pending" | "paid_again">))?.to ??
      state;
  }
  return state;
}

/** Returns a provider whose status the test sets for each payment, with unsigned notifications. */
function settableGateway() {
  const payments = new Map<string, { now: Kind; total: number }>();
  const gateway: PaymentGateway = {
    provider: "midtrans",
    canRepeatCharge: true,
    charge: async ({ reference, amount }) => {
      payments.set(reference, { now: "pending", total: amount });
      return { providerId: reference, instructions: { va_number: "1" } };
    },
    status: async ({ reference }): Promise<PaymentStatus> => {
      const { now, total } = payments.get(reference)!;
      return {
        state: now === "paid_again" || now === "wrong_amount" ? "paid" : now,
        amount: now === "wrong_amount" ? total - 1 : total,
        currency: "IDR",
        moneyId: reference,
        providerId: reference,
        instructions: null,
      };
    },
    cancel: async () => {},
    canRefund: () => false,
    refund: async () => ({ state: "refused", reason: "not_supported", message: "" }),
    refundStatus: async () => ({ state: "missing" }),
    readNotification: ({ body }) => ({
      reference: String(body),
      key: `${body}:${payments.get(String(body))?.now}`,
      providerId: null,
      isPaid: true,
    }),
  };
  return { gateway, payments };
}

eachDatabase((open, engine) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
  });

  // PGlite runs one query at a time and is slower: shorter sequences are enough there.
  const longest = engine === "Postgres" ? 5 : 3;
  test(`every permutation of up to ${longest} notifications ends in the state of the table, activated and invoiced at most once`, async () => {
    const { gateway, payments } = settableGateway();
    const shop = { ...testShop(base.db).shop, gateway };
    const wrong: string[] = [];
    const checked = new Set<string>();

    /** Checks the order after each notification whose sequence no earlier order had: every sequence is checked once. */
    async function run(sequence: readonly Kind[]): Promise<void> {
      const id = placed(await buy(shop, crypto.randomUUID(), { package_id: "big-view-starter" }));
      const { number } = await orderOf(base.db, id);
      for (const [index, kind] of sequence.entries()) {
        payments.get(number)!.now = kind;
        expect(await receiveNotification(shop, { body: number, headers: {} })).toBe("accepted");
        const beginning = sequence.slice(0, index + 1);
        if (checked.has(beginning.join())) continue;
        checked.add(beginning.join());
        const { state, terms, invoices } = await base.db
          .selectFrom("orders")
          .select(({ selectFrom, fn }) => [
            "state",
            selectFrom("subscription_terms").select(fn.countAll().as("n")).where("order_id", "=", id).as("terms"),
            selectFrom("invoices").select(fn.countAll().as("n")).where("order_id", "=", id).as("invoices"),
          ])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const activated = state === "paid" || state === "reversed" ? 1 : 0;
        if (state !== expected(beginning) || Number(terms) !== activated || Number(invoices) !== activated)
          wrong.push(
            `${beginning.join(", ")}: ${state}, not ${expected(beginning)}; ${terms} terms, ${invoices} invoices`,
          );
      }
    }

    const all = sequences(longest);
    let count = 0;
    const worker = async () => {
      for (const sequence of all) {
        count += 1;
        await run(sequence);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    expect(wrong).toEqual([]);
    expect(count).toBe(longest === 5 ? 720 : 120);
    expect(checked.size).toBe(longest === 5 ? 6 + 30 + 120 + 360 + 720 : 6 + 30 + 120);
  }, 240_000);
});
