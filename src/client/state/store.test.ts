// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { StoredRoot } from "../storage/storage.ts";
import { initialState, type RootState } from "./root-state.ts";
import { persist, type RootStorage } from "./store.ts";

const newStore = () => createStore<RootState>()(() => initialState());

/** Opens a document on whatever local storage holds now, with modules of its own like a new tab. */
async function openDocument() {
  vi.resetModules();
  const storage = await import("../storage/storage.ts");
  const problem = storage.setAsideUnreadable();
  const { dispatch, rehydration, rootStore } = await import("./store.ts");
  return { problem, dispatch, store: rootStore, outcome: await rehydration };
}

const stored = () => JSON.parse(localStorage.getItem("root") ?? "null");

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("local storage", () => {
  test("the next document finds what one has changed, under one key", async () => {
    const first = await openDocument();
    first.dispatch("contactForm", { type: "filled", values: { name: "Sari" } });
    first.dispatch("selectedPackage", { type: "month added" });
    const next = await openDocument();
    expect(next.store.getState().contactForm.name).toBe("Sari");
    expect(next.store.getState().selectedPackage.amount).toBe(2);
    expect(Object.keys(localStorage)).toEqual(["root"]);
  });

  test("the password stays in memory, the rest of the draft is stored", async () => {
    const { dispatch, store } = await openDocument();
    dispatch("registration", { type: "filled", values: { username: "sari", password: "rahasia sekali" } });
    expect(store.getState().registration.password).toBe("rahasia sekali");
    expect(JSON.stringify({ ...localStorage })).not.toContain("rahasia");
    expect(stored().state.registration.username).toBe("sari");
  });

  test("a reload during a request does not stay loading", async () => {
    (await openDocument()).dispatch("contactForm", { type: "pending" });
    expect((await openDocument()).store.getState().contactForm.loading).toBe(false);
  });

  test.each([
    ["truncated JSON", '{"state":{"theme":"da'],
    ["no JSON", "hello"],
    ["empty", ""],
    ["null", "null"],
    ["a number", "7"],
    ["a list", "[1,2]"],
    ["no state", '{"version":1}'],
    ["a state that is a list", '{"version":1,"state":[]}'],
    ["an older version without a migration", '{"version":0,"state":{"theme":"dark"}}'],
    ["a newer version", '{"version":99,"state":{"theme":"dark"}}'],
    ["a version of the wrong type", '{"version":"1","state":{"theme":"dark"}}'],
  ])("%s is set aside and the page starts with defaults", async (_kind, text) => {
    localStorage.setItem("root", text);
    const { problem, store, dispatch } = await openDocument();
    expect(problem).toBeDefined();
    expect(store.getState()).toEqual(initialState());
    expect(localStorage.getItem("root.unreadable")).toBe(text);
    dispatch("payment", { type: "method chosen", name: "BCA" });
    expect(stored().state.payment.paymentMethod).toBe("BCA");
  });

  test("fields of the wrong type get their defaults, good ones stay", async () => {
    const state = {
      contactForm: { name: "Sari", message: 5, email: null },
      selectedPackage: { amount: "three", price: Number.MAX_SAFE_INTEGER, paymentMethod: [] },
      registration: { products: ["BigView", 3, {}], user_role: ["admin"] },
      user: { userData: { first_name: { toString: 1 }, products: "x" }, userPackage: 4 },
      discount: "ten",
      bigSocial: { interactiveDemo: { showPage: "no" } },
      theme: {},
      designTokens: { values: { "--a": 1, "--b": "red" } },
      unknown: { x: true },
    };
    localStorage.setItem("root", JSON.stringify({ version: 1, state }));
    const { problem, store } = await openDocument();
    expect(problem).toBeUndefined();
    const restored = store.getState();
    expect(restored.contactForm).toMatchObject({ name: "Sari", message: "-", email: "" });
    expect(restored.selectedPackage).toMatchObject({
      amount: 1,
      price: Number.MAX_SAFE_INTEGER,
      paymentMethod: { channelFee: 0 },
    });
    expect(restored.registration).toMatchObject({ products: ["BigView"], user_role: "user" });
    expect(restored.user.userData).toMatchObject({ first_name: "", products: [] });
    expect(restored.user.userPackage).toEqual({ active_package: null, user_package: [] });
    expect(restored.bigSocial.interactiveDemo.showPage).toBe(true);
    expect(restored.theme).toBe("");
    expect(restored.designTokens.values).toEqual({ "--b": "red" });
  });

  test("full storage: everything works in memory, and is written once there is space", async () => {
    const { dispatch, store } = await openDocument();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    dispatch("contactForm", { type: "filled", values: { name: "Sari" } });
    expect(store.getState().contactForm.name).toBe("Sari");
    full.mockRestore();
    dispatch("payment", { type: "method chosen", name: "BNI" });
    expect(stored().state).toMatchObject({ contactForm: { name: "Sari" }, payment: { paymentMethod: "BNI" } });
  });

  test("storage that throws on everything: the state lives in memory", async () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { dispatch, store, outcome } = await openDocument();
    dispatch("selectedPackage", { type: "month added" });
    dispatch("bigSocial", { type: "demo closed" });
    expect(outcome).toBe("rehydrated");
    expect(store.getState().selectedPackage.amount).toBe(2);
  });

  test("tabs synchronise slice by slice", async () => {
    const { dispatch, store } = await openDocument();
    dispatch("contactForm", { type: "filled", values: { name: "Sari" } });
    const other = stored();
    other.state.theme = "dark";
    other.state.selectedPackage = { amount: 5 };
    localStorage.setItem("root", JSON.stringify(other));
    dispatchEvent(new StorageEvent("storage", { key: "root" }));
    expect(store.getState()).toMatchObject({
      theme: "dark",
      selectedPackage: { amount: 5 },
      contactForm: { name: "Sari" },
    });
    dispatch("payment", { type: "method chosen", name: "BRI" });
    expect(stored().state).toMatchObject({ theme: "dark", selectedPackage: { amount: 5 } });
  });

  test("a slice written by the visitor script is not undone by the store", async () => {
    const { dispatch } = await openDocument();
    const { changeRoot } = await import("../storage/storage.ts");
    changeRoot({ lastVisited: "/customers" });
    dispatch("selectedPackage", { type: "month added" });
    expect(stored().state.lastVisited).toBe("/customers");
  });
});

describe("a storage that blocks", () => {
  const blocking = (milliseconds: number) => {
    let time = 0;
    const writes: StoredRoot[] = [];
    const storage: RootStorage = {
      read: () => {
        time += milliseconds;
        return { theme: "dark" };
      },
      change: (slices) => void writes.push(slices),
    };
    const store = newStore();
    return { outcome: persist(store, storage, () => time), store, writes };
  };

  test("for 5 seconds fills the store", () => {
    const { outcome, store, writes } = blocking(5000);
    expect([outcome, store.getState().theme]).toEqual(["rehydrated", "dark"]);
    store.setState({ theme: "light" });
    expect(writes).toEqual([{ theme: "light" }]);
  });

  test("for longer is given up: the page has the defaults and nothing is written", () => {
    const { outcome, store, writes } = blocking(5001);
    expect([outcome, store.getState().theme]).toEqual(["given up", initialState().theme]);
    store.setState({ theme: "light" });
    expect(writes).toEqual([]);
  });
});

test("versions migrate one step at a time", async () => {
  const { parseRoot } = await import("../storage/storage.ts");
  const steps = {
    1: (state: StoredRoot) => ({ ...state, tint: state.theme }),
    2: ({ theme: _gone, ...state }: StoredRoot) => state,
  };
  expect(parseRoot('{"version":1,"state":{"theme":"dark"}}', steps, 3)).toEqual({ state: { tint: "dark" } });
  expect(parseRoot('{"version":1,"state":{}}', { 2: steps[2] }, 3).problem).toBe("version");
});
