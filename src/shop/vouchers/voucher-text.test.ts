import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import type { Voucher, VoucherRefusal } from "./voucher.ts";
import { voucherRefusals } from "./voucher.ts";
import { voucherRefusalText, voucherWorth } from "./voucher-text.server.ts";

const voucher: Voucher = {
  id: 1,
  code: "HEMAT3",
  unit: "percent",
  value: 15,
  cap: rupiah(2_000_000),
  startsOn: "2027-01-01",
  endsOn: "2027-06-30",
  withdrawnAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  products: null,
  minMonths: 3,
  held: 0,
  used: 0,
};

test.each([
  ["not_started", "Voucher ini baru berlaku mulai 1 Januari 2027", "This voucher is valid from 1 January 2027"],
  ["ended", "Voucher ini hanya berlaku sampai 30 Juni 2027", "This voucher was valid until 30 June 2027"],
  [
    "too_few_months",
    "Voucher ini (diskon 15%, paling banyak Rp2.000.000) berlaku untuk langganan minimal 3 bulan",
    "This voucher (15% off, at most Rp2,000,000) needs a subscription of at least 3 months",
  ],
] as const)("the refusal %s states the date or the number of months", (refusal, id, en) => {
  expect(voucherRefusalText(refusal, { row: voucher, heldBy: null }, "id")).toBe(id);
  expect(voucherRefusalText(refusal, { row: voucher, heldBy: null }, "en")).toBe(en);
});

test("no refusal leaves a placeholder unfilled", () => {
  for (const refusal of voucherRefusals satisfies readonly VoucherRefusal[])
    for (const locale of ["id", "en"] as const)
      for (const heldBy of [null, { order: "ORD-202611-000042", isChecked: true }])
        expect(voucherRefusalText(refusal, { row: voucher, heldBy }, locale)).not.toMatch(/[{}]|null/);
});

test("a voucher of a fixed amount states that amount", () => {
  expect(voucherWorth({ ...voucher, unit: "idr", value: 250_000, cap: null }, "id")).toBe("diskon Rp250.000");
});
