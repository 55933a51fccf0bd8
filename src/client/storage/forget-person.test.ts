// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { endLogin, expireLogin } from "../api/login-ended.ts";
import { endSession } from "../flows/end-session.ts";
import { initialState } from "../state/root-state.ts";
import { happened, rootStore } from "../state/store.ts";
import { keepBuyer, keptBuyer } from "./buyer-draft.ts";
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
const everything = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });

vi.spyOn(location, "assign").mockImplementation(() => {});
vi.stubGlobal("fetch", async () => Response.json({ success: true }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rootStore.setState(initialState());
  localStorage.setItem("token", "t");
  localStorage.setItem("order", JSON.stringify({ id: "order-7", number: "8800123" }));
  happened("user", { type: "user success", data: { id: "u", first_name: "Sari", email: "sari@contoh.id" } });
  happened("user", { type: "package success", data: { active_package: active, user_package: [active] } });
  happened("selectedPackage", { type: "chosen", product: "BigLegal", name: "Starter", price: 5 });
  happened("selectedPackage", { type: "current package known", currentPackage: active });
  happened("payment", { type: "ordered", order: "order-7", va: "8800123" });
  happened("bigSocial", { type: "token success", token: "hand-over" });
  happened("contactForm", { type: "filled", values: { company: "PT Rahasia", message: "Jalan Rahasia" } });
  happened("registration", { type: "filled", values: { company: "PT Rahasia" } });
  keepBuyer({ id: "u" }, { name: "PT Rahasia", address: "Jalan Rahasia 5", npwp: "" });
  storeProfileDraft("u", { company: "PT Rahasia" });
});

test("a login that was revoked leaves nothing of the person, and what the visitor chose and typed in public forms", () => {
  endLogin();
  for (const secret of ["Sari", "Growth", "8800123", "order-7", "hand-over", "Jalan Rahasia 5"])
    expect(everything()).not.toContain(secret);
  const state = rootStore.getState();
  expect(state.user).toEqual(initialState().user);
  expect(state.selectedPackage).toMatchObject({ product: "BigLegal", name: "Starter", currentPackage: null });
  expect(state.payment).toMatchObject({ va: "", activeBilling: "" });
  expect(state.contactForm.company).toBe("PT Rahasia");
});

test("after logging out nothing that was typed stays either", async () => {
  await endSession();
  for (const secret of secrets) expect(everything()).not.toContain(secret);
  expect(rootStore.getState().contactForm).toEqual(initialState().contactForm);
  expect(rootStore.getState().registration).toEqual(initialState().registration);
  expect(rootStore.getState().selectedPackage.name).toBe("Starter");
});

test("a login that ran out keeps what its owner typed in this tab, for them alone", () => {
  expireLogin();
  expect(rootStore.getState().user.userData).toBeNull();
  expect(keptBuyer({ id: "u" })).toMatchObject({ name: "PT Rahasia" });
  expect(readProfileDraft("u")).toEqual({ company: "PT Rahasia" });
  expect(readProfileDraft("v")).toBeUndefined();
});
