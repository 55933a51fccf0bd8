import { describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { type ContactFormEvent, changeContactForm, initialContactForm } from "./contact-form.ts";
import { changeDiscount, type DiscountEvent, initialDiscount, type Voucher } from "./discount.ts";
import { changeRegistration, initialRegistration } from "./registration.ts";
import {
  type BigSocialEvent,
  changeBigSocial,
  changePayment,
  initialBigSocial,
  initialPayment,
  type PaymentEvent,
} from "./root-state.ts";
import { changeSelectedPackage, initialSelectedPackage, type SelectedPackageEvent } from "./selected-package.ts";
import { changeUser, initialUser, type UserEvent } from "./user.ts";

describe("contact submit", () => {
  const filled = { ...initialContactForm, name: "Sari", message: "Halo" };
  test.each<[object, ContactFormEvent, object]>([
    [filled, { type: "pending" }, { ...filled, loading: true }],
    [{ ...filled, loading: true }, { type: "success" }, filled],
    [{ ...filled, loading: true }, { type: "failure" }, filled],
    [filled, { type: "filled", values: { job: "Analis" } }, { ...filled, job: "Analis" }],
    [filled, { type: "emptied" }, initialContactForm],
  ])("%j on %j", (state, event, next) => {
    expect(changeContactForm(state as typeof initialContactForm, event)).toEqual(next);
  });
});

describe("voucher lookup", () => {
  const voucher: Voucher = {
    id: "1",
    code: "HEMAT3",
    uuid: "u",
    max_price: 2_000_000,
    expired: null,
    start_date: "2026-01-01",
    end_date: "2026-12-31",
    value: 15,
    unit: "percent",
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
  };
  const found = { ...voucher, error: null };
  const failed = { ...initialDiscount, error: "Error" };
  test.each<[string, object, DiscountEvent, object]>([
    ["pending resets", found, { type: "pending" }, initialDiscount],
    ["pending clears the error", failed, { type: "pending" }, initialDiscount],
    [
      "success stores the first",
      initialDiscount,
      { type: "success", vouchers: [voucher, { ...voucher, id: "2" }] },
      found,
    ],
    ["an empty list is a success without discount", found, { type: "success", vouchers: [] }, initialDiscount],
    ["failure resets and stores Error", found, { type: "failure" }, failed],
    ["removal resets", found, { type: "removed" }, initialDiscount],
  ])("%s", (_rule, state, event, next) => {
    expect(changeDiscount(state as typeof initialDiscount, event)).toEqual(next);
  });
});

describe("choosing a package and its months", () => {
  const growth = { ...initialSelectedPackage, product: "big-social", name: "Growth", price: 4_500_000 };
  const chosen: SelectedPackageEvent = {
    type: "chosen",
    product: "big-social",
    name: "Growth",
    price: rupiah(4_500_000),
  };
  test.each<[string, object, SelectedPackageEvent, object]>([
    ["sets product, name and price", initialSelectedPackage, chosen, growth],
    ["resets the months to 1", { ...growth, amount: 7 }, chosen, growth],
    ["adds one", growth, { type: "month added" }, { ...growth, amount: 2 }],
    ["removes one", { ...growth, amount: 2 }, { type: "month removed" }, growth],
    ["has no lower bound", { ...growth, amount: 0 }, { type: "month removed" }, { ...growth, amount: -1 }],
    [
      "stores the channel fee",
      growth,
      { type: "payment method chosen", channelFee: 4000 },
      { ...growth, paymentMethod: { channelFee: 4000 } },
    ],
  ])("%s", (_rule, state, event, next) => {
    expect(changeSelectedPackage(state as typeof growth, event)).toEqual(next);
  });
});

describe("user and package fetch", () => {
  const data = { id: "u1", first_name: "Sari", email_verified: true, products: ["big-social"], user_role: "user" };
  const loggedIn = changeUser(initialUser, { type: "user success", data });
  const active = {
    product: "big-social",
    name: "Growth",
    status: "active",
    starts_at: "",
    ends_at: "",
    price: 1,
    order: null,
  };
  const owning = changeUser(loggedIn, {
    type: "package success",
    data: { active_package: active, user_package: [active] },
  });
  test.each<[string, typeof initialUser, UserEvent, object]>([
    ["pending loads", { ...initialUser, error: "old" }, { type: "user pending" }, { loading: true, error: null }],
    [
      "success stores",
      { ...initialUser, loading: true },
      { type: "user success", data },
      { loading: false, userData: data },
    ],
    [
      "failure clears the user and stores the message",
      loggedIn,
      { type: "user failure", message: "Gone" },
      { userData: null, error: "Gone" },
    ],
    [
      "packages are stored",
      loggedIn,
      { type: "package success", data: { active_package: active } },
      { isBigSocial: true },
    ],
    [
      "package failure resets both",
      owning,
      { type: "package failure" },
      { isBigSocial: false, userPackage: { active_package: null, user_package: [] } },
    ],
    [
      "an ended package gives no BigSocial",
      loggedIn,
      { type: "package success", data: { user_package: [{ ...active, status: "ended" }] } },
      { isBigSocial: false },
    ],
    [
      "a field of the wrong type is ignored",
      loggedIn,
      { type: "package success", data: { user_package: "all" } },
      { userPackage: initialUser.userPackage },
    ],
  ])("%s", (_rule, state, event, part) => {
    expect(changeUser(state, event)).toMatchObject(part);
  });
  test("logging out leaves nothing", () => {
    expect(changeUser(owning, { type: "logged out" })).toEqual(initialUser);
  });
});

test.each<[PaymentEvent, object]>([
  [
    { type: "package chosen", name: "Growth", price: rupiah(5) },
    { packageName: "Growth", packagePrice: 5, totalItem: 1 },
  ],
  [{ type: "method chosen", name: "BCA" }, { paymentMethod: "BCA" }],
  [{ type: "referral entered", code: "TEMAN" }, { referalCode: "TEMAN" }],
  [
    { type: "ordered", order: "o1", va: "8808" },
    { activeBilling: "o1", va: "8808" },
  ],
])("payment on %j", (event, part) => {
  expect(changePayment(initialPayment, event)).toEqual({ ...initialPayment, ...part });
});

test("a settled payment leaves no order awaiting payment", () => {
  const waiting = changePayment(initialPayment, { type: "ordered", order: "o1", va: "8808" });
  expect(changePayment(waiting, { type: "settled" })).toEqual(initialPayment);
});

test("the registration draft is filled, and cleared once sent", () => {
  const filled = changeRegistration(initialRegistration, { type: "filled", values: { username: "sari" } });
  expect(filled).toEqual({ ...initialRegistration, username: "sari" });
  expect(changeRegistration(filled, { type: "sent" })).toEqual(initialRegistration);
});

test.each<[BigSocialEvent, object]>([
  [{ type: "token pending" }, { isLoading: true, error: "" }],
  [
    { type: "token success", token: "t" },
    { isLoading: false, token: "t", error: "" },
  ],
  [
    { type: "token failure", message: "No package" },
    { isLoading: false, token: "", error: "No package" },
  ],
  [{ type: "demo closed" }, { interactiveDemo: { showPage: false } }],
  [{ type: "demo shown" }, { interactiveDemo: { showPage: true } }],
])("BigSocial on %j", (event, part) => {
  expect(changeBigSocial({ ...initialBigSocial, token: "before" }, event)).toMatchObject(part);
});
