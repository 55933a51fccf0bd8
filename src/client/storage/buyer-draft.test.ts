// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { keepBuyer, keptBuyer } from "./buyer-draft.ts";
import { clearUnsavedInput } from "./clear-personal-state.ts";

const draft = { name: "PT Rahasia Sari", address: "Jalan Rahasia 5", npwp: "0123456789012345" };
beforeEach(() => sessionStorage.clear());

test("what was typed comes back to who typed it, and to nobody else", () => {
  keepBuyer({ id: "sari" }, draft);
  expect(keptBuyer({ id: "sari" })).toEqual(draft);
  expect(keptBuyer({ id: "budi" })).toEqual({});
  expect(keptBuyer(null)).toEqual({});
});

test("nothing of it stays after logging out, nor is it kept of somebody unknown", () => {
  keepBuyer({ id: "sari" }, draft);
  clearUnsavedInput();
  keepBuyer(null, draft);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem("payment.buyer", JSON.stringify(draft));
  expect(keptBuyer({ id: "sari" })).toEqual({});
});
