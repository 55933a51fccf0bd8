import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Refusal } from "#client/api/outcome.ts";
import type { Quote } from "#client/api/quotes.ts";
import { displayedPrice, isPricing, voucherOutcome } from "./checkout-price.ts";
import { changeCheckout, checkoutTransitions, initialCheckout } from "./checkout-state.ts";
import {
  type CheckoutEvent,
  type CheckoutEventType,
  type CheckoutState,
  type Choice,
  checkoutStatuses,
  type Upgrade,
} from "./checkout-types.ts";

const buyer = { name: "Sari", address: "Jalan Pemuda 21" };
const choice = (months = 1): Choice => ({ package_id: "big-view-starter", months, payment_method: "mandiri_va" });
const upgrade: Upgrade = {
  subscription: "s1",
  current: "BigView Starter",
  package_id: "big-view-growth",
  payment_method: "qris",
};

const price = (total: number) => ({ subtotal: total, discount: 0, channel_fee: 0, dpp: 0, ppn: 0, total });
const quote = (total: number, more: Partial<Quote> = {}): Quote => ({
  ...price(total),
  currency: "IDR",
  lines: [],
  package: { id: "big-view-starter", product: "big-view", name: { id: "", en: "" } },
  months: 1,
  unit_price: total,
  payment_method: { id: "mandiri_va", status: "available" },
  voucher: null,
  ...more,
});
const refusal = (code: string, more: Partial<Refusal> = {}): Refusal => {
  return { status: 409, code, issues: [], details: {}, ...more };
};

/** Returns what a quote may say of the method and the voucher. */
const quoteVariants = (state: CheckoutState): Partial<Quote>[] => [
  {},
  { payment_method: { id: "qris", status: "unavailable" } },
  { voucher: { code: state.quote.request?.body.voucher_code ?? "A", status: "applied" } },
  { voucher: { code: "A", status: "refused", reason: "unknown", message: "Unknown." } },
];

/** Events as a page dispatches them in a state: responses have the id of the current request. */
const press = (typedCode = ""): CheckoutEvent => ({ type: "order pressed", press: 1, buyer, typedCode });
const received = (state: CheckoutState, value: Quote): CheckoutEvent => ({
  type: "price received",
  request: state.quote.request?.id ?? 0,
  quote: value,
});
const start = (savedCode = "") => initialCheckout({ choice: choice(), savedCode, upgrade: undefined });
const ready = (total = 100, savedCode = "", more: Partial<Quote> = {}) => {
  const state = start(savedCode);
  return changeCheckout(state, received(state, quote(total, more)));
};
const noticed = () => changeCheckout(sending(), { type: "order refused", refusal: refusal("email_unverified") });
const sending = () => changeCheckout(ready(), press());
const examples = { pricing: start, ready, notice: noticed, ordering: sending };

/** Applies events one after the other; a function makes its event from the state reached so far. */
const apply = (state: CheckoutState, ...events: (CheckoutEvent | ((state: CheckoutState) => CheckoutEvent))[]) =>
  events.reduce(
    (reached, event) => changeCheckout(reached, typeof event === "function" ? event(reached) : event),
    state,
  );

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

describe("a voucher", () => {
  const applied: Partial<Quote> = { voucher: { code: "HEMAT3", status: "applied" } };

  test("found and applied is part of the order", () => {
    const state = apply(
      ready(100),
      { type: "voucher submitted", code: "hemat3" },
      { type: "voucher looked up", code: "HEMAT3", failed: false },
      (reached) => received(reached, quote(80, { ...applied, discount: 20 })),
    );
    expect(voucherOutcome(state)).toEqual({ kind: "applied", code: "HEMAT3", discount: 20, message: "" });
    expect(apply(state, press("hemat3")).order).toMatchObject({ confirmed: { total: 80, voucherCode: "HEMAT3" } });
  });

  test("only typed stops the order until its outcome is seen, and never starts a second lookup", () => {
    const stopped = apply(ready(100), press("hemat3"));
    expect([stopped.order?.step, stopped.voucher.lookup]).toEqual(["checking voucher", "hemat3"]);
    expect(apply(stopped, { type: "voucher submitted", code: "other" }).voucher.lookup).toBe("hemat3");
    const found = apply(stopped, { type: "voucher looked up", code: "HEMAT3", failed: false });
    expect(found.status).toBe("ordering");
    const shown = apply(found, (state) => received(state, quote(80, applied)));
    expect([shown.status, shown.notice]).toMatchObject([
      "notice",
      { kind: "voucher", outcome: { kind: "applied" }, total: 80 },
    ]);
    expect(apply(shown, press("hemat3")).order).toMatchObject({ confirmed: { total: 80 } });
  });

  test("that does not exist is priced once, for the reason, and then removed", () => {
    const lookedUp = apply(
      ready(100),
      { type: "voucher submitted", code: "NOTHING" },
      { type: "voucher looked up", code: "", failed: false },
    );
    expect(lookedUp.quote.request?.body.voucher_code).toBe("NOTHING");
    const unknown: Quote["voucher"] = {
      code: "NOTHING",
      status: "refused",
      reason: "unknown",
      message: "We do not know it.",
    };
    const refused = apply(lookedUp, (state) => received(state, quote(100, { voucher: unknown })));
    expect([refused.status, refused.quote.request?.body.voucher_code]).toEqual(["pricing", undefined]);
    const repriced = apply(refused, (state) => received(state, quote(100)));
    expect(voucherOutcome(repriced)).toEqual({ kind: "refused", message: "We do not know it." });
    // Its outcome was seen, so it does not stop the order.
    expect(apply(repriced, press("nothing")).order?.step).toBe("sending");
  });

  test("whose lookup failed, or an empty field, has its own message", () => {
    const failed = apply(
      ready(100),
      { type: "voucher submitted", code: "HEMAT3" },
      { type: "voucher looked up", code: "", failed: true },
    );
    expect([failed.status, voucherOutcome(failed).kind]).toEqual(["ready", "failed"]);
    expect(voucherOutcome(apply(ready(), { type: "voucher submitted", code: "" })).kind).toBe("empty");
  });

  test("held by another order is removed with a notice, and looked up when it is typed once more", () => {
    const state = apply(ready(80, "HEMAT3", applied), press(), {
      type: "order refused",
      refusal: refusal("voucher_unavailable", { message: "Held.", details: { total: 100 } }),
    });
    expect([isPricing(state), state.quote.request?.body.voucher_code]).toEqual([true, undefined]);
    const repriced = apply(state, (reached) => received(reached, quote(100)));
    expect([repriced.status, repriced.notice]).toEqual([
      "notice",
      { kind: "voucher", outcome: { kind: "refused", message: "Held." }, total: 100 },
    ]);
    expect(apply(repriced, press("HEMAT3")).voucher.lookup).toBe("HEMAT3");
  });

  test("removed by the customer is no longer priced", () => {
    const state = apply(ready(80, "HEMAT3", applied), { type: "voucher removed" });
    expect([state.status, state.quote.request?.body.voucher_code]).toEqual(["pricing", undefined]);
  });
});
