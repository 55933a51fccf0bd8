// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { readBuyerDraft, storeBuyerDraft } from "./buyer-draft.ts";
import { clearUnsavedInput } from "./clear-personal-state.ts";

const draft = { name: "PT Rahasia Sari", address: "Jalan Rahasia 5", npwp: "0123456789012345" };
beforeEach(() => sessionStorage.clear());

test("what was typed is returned to the person who typed it, and to nobody else", () => {
  storeBuyerDraft({ id: "sari" }, draft);
  expect(readBuyerDraft({ id: "sari" })).toEqual(draft);
  expect(readBuyerDraft({ id: "budi" })).toEqual({});
  expect(readBuyerDraft(null)).toEqual({});
});

test("nothing is stored after logging out, nor for an unknown person", () => {
  storeBuyerDraft({ id: "sari" }, draft);
  clearUnsavedInput();
  storeBuyerDraft(null, draft);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem("payment.buyer", JSON.stringify(draft));
  expect(readBuyerDraft({ id: "sari" })).toEqual({});
});
