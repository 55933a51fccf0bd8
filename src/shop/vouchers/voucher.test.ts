import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { type Voucher, type VoucherUse, voucherCode, voucherRefusal, voucherRefusals } from "./voucher.ts";

const voucher: Voucher = {
  id: 1,
  code: "HEMAT3",
  unit: "percent",
  value: 15,
  cap: rupiah(2_000_000),
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
  withdrawnAt: null,
  maxUses: 3,
  maxUsesPerCustomer: 1,
  products: ["big-social"],
  minMonths: 3,
  held: 1,
  used: 1,
};
const use: VoucherUse = { product: "big-social", months: 3, today: "2026-11-20", customer: { used: 0, heldBy: null } };

const cases: [(typeof voucherRefusals)[number] | null, Voucher | null, VoucherUse][] = [
  [null, voucher, use],
  ["unknown", null, use],
  ["withdrawn", { ...voucher, withdrawnAt: new Date() }, use],
  ["not_started", voucher, { ...use, today: "2026-10-31" }],
  [null, voucher, { ...use, today: "2026-11-01" }],
  [null, voucher, { ...use, today: "2026-11-30" }],
  ["ended", voucher, { ...use, today: "2026-12-01" }],
  ["other_product", voucher, { ...use, product: "big-view" }],
  [null, { ...voucher, products: null }, { ...use, product: "big-view" }],
  ["too_few_months", voucher, { ...use, months: 2 }],
  [null, { ...voucher, minMonths: null }, { ...use, months: 1 }],
  [
    "held_by_customer",
    voucher,
    { ...use, customer: { used: 0, heldBy: { order: "ORD-202611-000042", isChecked: true } } },
  ],
  ["used_by_customer", voucher, { ...use, customer: { used: 1, heldBy: null } }],
  [null, { ...voucher, maxUsesPerCustomer: 2 }, { ...use, customer: { used: 1, heldBy: null } }],
  ["exhausted", { ...voucher, held: 2 }, use],
  [null, { ...voucher, maxUses: null, used: 9999 }, use],
  [null, voucher, { product: "big-social", months: 3, today: "2026-11-20" }],
];

test.each(cases)("the refusal is %s", (expected, given, when) => {
  expect(voucherRefusal(given, when)).toBe(expected);
});

test("every refusal is reached", () => {
  expect(new Set(cases.map(([reason]) => reason).filter(Boolean))).toEqual(new Set(voucherRefusals));
});

test("codes match in any case", () => {
  expect(voucherCode("  hemat3 ")).toBe("HEMAT3");
});
