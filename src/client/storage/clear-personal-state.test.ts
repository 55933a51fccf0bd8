// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { handleExpiredSession, handleRevokedSession } from "../api/session-ended.ts";
import { logOut } from "../flows/log-out.ts";
import { initialState } from "../state/root-state.ts";
import { dispatch, rootStore } from "../state/store.ts";
import { readBuyerDraft, storeBuyerDraft } from "./buyer-draft.ts";
import { readProfileDraft, storeProfileDraft } from "./profile-draft.ts";

const active = {
  product: "big-social",
  name: "Growth",
  status: "active",
  starts_at: "",
  ends_at: "",
  price: 1,
  order: "o",
};
const secrets = ["Sari", "Growth", "8800123", "order-7", "hand-over", "PT Rahasia", "Jalan Rahasia"];
const storedText = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });

vi.spyOn(location, "assign").mockImplementation(() => {});
vi.stubGlobal("fetch", async () => Response.json({ success: true }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rootStore.setState(initialState());
  localStorage.setItem("token", "t");
  localStorage.setItem("order", JSON.stringify({ id: "order-7", number: "8800123" }));
  dispatch("user", { type: "user success", data: { id: "u", first_name: "Sari", email: "sari@contoh.id" } });
  dispatch("user", { type: "package success", data: { active_package: active, user_package: [active] } });
  dispatch("selectedPackage", { type: "chosen", product: "BigLegal", name: "Starter", price: rupiah(5) });
  dispatch("selectedPackage", { type: "current package known", currentPackage: active });
  dispatch("payment", { type: "ordered", order: "order-7", va: "8800123" });
  dispatch("bigSocial", { type: "token success", token: "hand-over" });
  dispatch("contactForm", { type: "filled", values: { company: "PT Rahasia", message: "Jalan Rahasia" } });
  dispatch("registration", { type: "filled", values: { company: "PT Rahasia" } });
  storeBuyerDraft({ id: "u" }, { name: "PT Rahasia", address: "Jalan Rahasia 5", npwp: "" });
  storeProfileDraft("u", { company: "PT Rahasia" });
});

test("a revoked session removes personal data, and retains what the visitor chose and typed in public forms", () => {
  handleRevokedSession();
  for (const secret of ["Sari", "Growth", "8800123", "order-7", "hand-over", "Jalan Rahasia 5"])
    expect(storedText()).not.toContain(secret);
  const state = rootStore.getState();
  expect(state.user).toEqual(initialState().user);
  expect(state.selectedPackage).toMatchObject({ product: "BigLegal", name: "Starter", currentPackage: null });
  expect(state.payment).toMatchObject({ va: "", activeBilling: "" });
  expect(state.contactForm.company).toBe("PT Rahasia");
});

test("logging out removes what was typed too", async () => {
  await logOut();
  for (const secret of secrets) expect(storedText()).not.toContain(secret);
  expect(rootStore.getState().contactForm).toEqual(initialState().contactForm);
  expect(rootStore.getState().registration).toEqual(initialState().registration);
  expect(rootStore.getState().selectedPackage.name).toBe("Starter");
});

test("an expired session retains what its owner typed in this tab, for them alone", () => {
  handleExpiredSession();
  expect(rootStore.getState().user.userData).toBeNull();
  expect(readBuyerDraft({ id: "u" })).toMatchObject({ name: "PT Rahasia" });
  expect(readProfileDraft("u")).toEqual({ company: "PT Rahasia" });
  expect(readProfileDraft("v")).toBeUndefined();
});
