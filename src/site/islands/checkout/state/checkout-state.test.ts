import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  apply,
  buyer,
  choice,
  examples,
  press,
  price,
  quote,
  quoteVariants,
  ready,
  received,
  refusal,
  sending,
  start,
  upgrade,
} from "../../../../../test/support/checkout.ts";
import { displayedPrice } from "./checkout-price.ts";
import { changeCheckout, checkoutTransitions, initialCheckout } from "./checkout-state.ts";
import { type CheckoutEvent, type CheckoutEventType, type CheckoutState, checkoutStatuses } from "./checkout-types.ts";

describe("the table of transitions", () => {
  test.each(checkoutStatuses)("%s is reached", (status) => expect(examples[status]().status).toBe(status));

  const late = (id: number | undefined, old: boolean) => (id ?? 0) - (old ? 1 : 0);
  const makers: { [T in CheckoutEventType]: (state: CheckoutState, pick: (below: number) => number) => object } = {
    "choice changed": (_state, pick) => ({ choice: choice(1 + pick(2)) }),
    "saved voucher changed": (_state, pick) => ({ code: ["", "A"][pick(2)] }),
    "price received": (state, pick) => ({
      request: late(state.quote.request?.id, pick(4) === 0),
      quote: quote([10, 20][pick(2)]!, quoteVariants(state)[pick(4)]),
    }),
    "price refused": (state, pick) => {
      return { request: late(state.quote.request?.id, pick(4) === 0), refusal: refusal("offline") };
    },
    "price retried": () => ({}),
    "connection restored": () => ({}),
    "upgrade changed": (_state, pick) => {
      return { upgrade: [undefined, upgrade, { ...upgrade, payment_method: "bca_va" }][pick(3)] };
    },
    "upgrade received": (state, pick) => {
      return { request: late(state.upgrade.request?.id, pick(4) === 0), price: price(5), until: "2026-12-01" };
    },
    "upgrade refused": (state, pick) => {
      return { request: late(state.upgrade.request?.id, pick(4) === 0), refusal: refusal("nothing_to_upgrade") };
    },
    "upgrade chosen": (_state, pick) => ({ wanted: pick(2) === 1 }),
    "voucher submitted": (_state, pick) => ({ code: ["", "A", "B"][pick(3)] }),
    "voucher looked up": (_state, pick) => ({ code: ["", "A"][pick(2)], failed: pick(3) === 0 }),
    "voucher removed": () => ({}),
    "order pressed": (_state, pick) => ({ press: 1, buyer, typedCode: ["", "", "A"][pick(3)] }),
    "order placed": () => ({}),
    "order refused": (_state, pick) => ({
      refusal: [
        refusal("email_unverified"),
        refusal("price_changed", { details: { quote: quote(30) } }),
        refusal("price_changed", { details: { total: 30 } }),
        refusal("voucher_unavailable", { message: "Held by another order." }),
        refusal("payment_provider_unavailable"),
        refusal("invalid_input", { issues: [{ path: "payment_method", code: "unavailable" }] }),
      ][pick(6)],
    }),
    "page restored": () => ({}),
  };
  const types = Object.keys(makers) as CheckoutEventType[];

  test("random events make no transition that is not listed, and make every one that is", () => {
    const made = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.nat(99_999), { minLength: 60, maxLength: 60 }), fc.nat(9), (numbers, first) => {
        let state = initialCheckout({
          choice: first === 0 ? undefined : choice(),
          savedCode: first % 2 ? "A" : "",
          upgrade: first % 3 ? undefined : upgrade,
        });
        for (const number of numbers) {
          const type = types[number % types.length]!;
          let rest = Math.floor(number / types.length);
          const pick = (below: number) => {
            const picked = rest % below;
            rest = Math.floor(rest / below);
            return picked;
          };
          const next = changeCheckout(state, { type, ...makers[type](state, pick) } as CheckoutEvent);
          const row = checkoutTransitions[state.status][type];
          const transition = `${state.status}: ${type} -> ${next.status}`;
          if (next !== state && !row?.includes(next.status)) throw new Error(`not in the table: ${transition}`);
          if (next !== state) made.add(transition);
          state = next;
        }
      }),
      { numRuns: 10000, seed: 7 },
    );
    const listed = checkoutStatuses.flatMap((from) =>
      Object.entries(checkoutTransitions[from]).flatMap(([type, row]) => row.map((to) => `${from}: ${type} -> ${to}`)),
    );
    expect(listed.filter((transition) => !made.has(transition))).toEqual([]);
  });
});

describe("pricing", () => {
  test("a late price of an earlier choice is ignored, and the last one is shown until the new one is received", () => {
    const changed = apply(ready(100), { type: "choice changed", choice: choice(3) });
    expect([changed.status, displayedPrice(changed)?.total]).toEqual(["pricing", 100]);
    const late = apply(changed, { type: "price received", request: 1, quote: quote(999) });
    expect(late).toBe(changed);
    const fresh = apply(changed, (state) => received(state, quote(300)));
    expect([fresh.status, displayedPrice(fresh)?.total]).toEqual(["ready", 300]);
  });

  test("a failed price stays a failure until it is retried", () => {
    const failed = apply(start(), { type: "price refused", request: 1, refusal: refusal("offline") });
    expect([failed.status, failed.quote.refusal?.code]).toEqual(["pricing", "offline"]);
    expect(apply(failed, { type: "price retried" }).quote).toMatchObject({ refusal: undefined, request: { id: 2 } });
  });

  test("the price of a wanted upgrade is shown instead of the whole package's", () => {
    const offered = apply(
      ready(100),
      { type: "upgrade changed", upgrade },
      { type: "upgrade received", request: 1, price: price(40), until: "2026-12-01" },
    );
    expect([offered.status, displayedPrice(offered)?.total]).toEqual(["ready", 40]);
    const later = apply(offered, { type: "upgrade chosen", wanted: false });
    expect([later.status, displayedPrice(later)?.total]).toEqual(["ready", 100]);
    expect(displayedPrice(apply(offered, { type: "upgrade changed", upgrade: undefined }))?.total).toBe(100);
  });
});

describe("an order", () => {
  test("is sent with the shown total", () => {
    expect(sending().order).toMatchObject({ step: "sending", confirmed: { total: 100, buyer } });
  });

  test("pressed while a price is fetched waits for it, and is sent when it equals the shown one", () => {
    const waiting = apply(ready(100), { type: "choice changed", choice: choice(3) }, press());
    expect(waiting.order).toMatchObject({ step: "awaiting price", displayedTotal: 100 });
    expect(apply(waiting, (state) => received(state, quote(100))).order?.step).toBe("sending");
    const other = apply(waiting, (state) => received(state, quote(300)));
    expect([other.status, other.result]).toMatchObject([
      "ready",
      { press: 1, refusal: { refusal: { code: "no_price" } } },
    ]);
  });

  test("pressed without any price, or with one that fails, ends without an order", () => {
    const waiting = apply(start(), press());
    expect(waiting.status).toBe("ordering");
    const failed = apply(waiting, { type: "price refused", request: 1, refusal: refusal("offline") });
    expect([failed.status, failed.result]).toMatchObject(["pricing", { refusal: { refusal: { code: "no_price" } } }]);
  });

  test("with a method that cannot carry the total is not sent", () => {
    const state = ready(100, "", { payment_method: { id: "qris", status: "unavailable" } });
    expect(apply(state, press()).result).toMatchObject({ refusal: { refusal: { code: "method" } } });
  });

  test("pressed twice is one order", () => {
    const once = sending();
    expect(apply(once, press())).toBe(once);
  });

  test("redirects to its payment; a page restored from the browser's memory can order once more", () => {
    const left = apply(sending(), { type: "order placed" });
    expect([left.status, left.order?.step]).toEqual(["ordering", "leaving"]);
    const back = apply(left, { type: "page restored" });
    expect([back.status, back.result]).toEqual(["ready", { press: 1, refusal: undefined }]);
  });

  test("refused for its price shows the new price with a notice, which the next press clears", () => {
    const details = { quote: quote(120) };
    const refused = apply(sending(), { type: "order refused", refusal: refusal("price_changed", { details }) });
    expect([refused.status, refused.notice]).toEqual(["notice", { kind: "price", before: 100, after: 120 }]);
    expect(displayedPrice(refused)?.total).toBe(120);
    const repeated = apply(refused, press());
    expect([repeated.notice, repeated.order]).toMatchObject([undefined, { confirmed: { total: 120 } }]);
  });

  test("refused for its fields gives them to the buyer's form", () => {
    const issues = [{ path: "buyer.name", code: "too_long" }];
    const refused = apply(sending(), { type: "order refused", refusal: refusal("invalid_input", { issues }) });
    expect(refused.result).toMatchObject({ refusal: { refusal: { issues: [{ path: "name" }] } } });
  });
});
