import { describe, expect, test } from "vitest";
import type { Quote } from "#client/api/quotes.ts";
import { rupiah } from "#money/rupiah.ts";
import { apply, press, quote, ready, received, refusal } from "../../../../../test/support/checkout.ts";
import { isPricing, voucherOutcome } from "./checkout-price.ts";

describe("a voucher", () => {
  const applied: Partial<Quote> = { voucher: { code: "HEMAT3", status: "applied" } };

  test("found and applied is part of the order", () => {
    const state = apply(
      ready(100),
      { type: "voucher submitted", code: "hemat3" },
      { type: "voucher looked up", code: "HEMAT3", failed: false },
      (reached) => received(reached, quote(80, { ...applied, discount: rupiah(20) })),
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
