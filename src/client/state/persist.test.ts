// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { StoredRoot } from "../storage/storage.ts";
import { persist, type RootStorage } from "./persist.ts";
import { initialState, type RootState } from "./root-state.ts";

const newStore = () => createStore<RootState>()(() => initialState());

/** A document opened on whatever local storage holds now, with modules of its own like a new tab. */
async function openDocument() {
  vi.resetModules();
  const storage = await import("../storage/storage.ts");
  const problem = storage.setAsideUnreadable();
  const { happened, rehydration, rootStore } = await import("./store.ts");
  return { problem, happened, store: rootStore, outcome: await rehydration };
}

const stored = () => JSON.parse(localStorage.getItem("root") ?? "null");

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("local storage", () => {
  test("what one document changes the next one finds, under the one key", async () => {
    const first = await openDocument();
    first.happened("contactForm", { type: "filled", values: { name: "Sari" } });
    first.happened("selectedPackage", { type: "month added" });
    const next = await openDocument();
    expect(next.store.getState().contactForm.name).toBe("Sari");
    expect(next.store.getState().selectedPackage.amount).toBe(2);
    expect(Object.keys(localStorage)).toEqual(["root"]);
  });

  test("the password stays in memory, the rest of the draft does not", async () => {
    const { happened, store } = await openDocument();
    happened("registration", { type: "filled", values: { username: "sari", password: "rahasia sekali" } });
    expect(store.getState().registration.password).toBe("rahasia sekali");
    expect(JSON.stringify({ ...localStorage })).not.toContain("rahasia");
    expect(stored().state.registration.username).toBe("sari");
  });

  test("a reload while sending is not loading for ever", async () => {
    (await openDocument()).happened("contactForm", { type: "pending" });
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
    ["an older version nobody can migrate", '{"version":0,"state":{"theme":"dark"}}'],
    ["a newer version", '{"version":99,"state":{"theme":"dark"}}'],
    ["a version of the wrong type", '{"version":"1","state":{"theme":"dark"}}'],
  ])("%s is set aside and the page starts with defaults", async (_kind, text) => {
    localStorage.setItem("root", text);
    const { problem, store, happened } = await openDocument();
    expect(problem).toBeDefined();
    expect(store.getState()).toEqual(initialState());
    expect(localStorage.getItem("root.unreadable")).toBe(text);
    happened("payment", { type: "method chosen", name: "BCA" });
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
      unknown: { kept: true },
    };
    localStorage.setItem("root", JSON.stringify({ version: 1, state }));
    const { problem, store } = await openDocument();
    expect(problem).toBeUndefined();
    const now = store.getState();
    expect(now.contactForm).toMatchObject({ name: "Sari", message: "-", email: "" });
    expect(now.selectedPackage).toMatchObject({
      amount: 1,
      price: Number.MAX_SAFE_INTEGER,
      paymentMethod: { channelFee: 0 },
    });
    expect(now.registration).toMatchObject({ products: ["BigView"], user_role: "user" });
    expect(now.user.userData).toMatchObject({ first_name: "", products: [] });
    expect(now.user.userPackage).toEqual({ active_package: null, user_package: [] });
    expect(now.bigSocial.interactiveDemo.showPage).toBe(true);
    expect(now.theme).toBe("");
    expect(now.designTokens.values).toEqual({ "--b": "red" });
  });

  test("full storage: everything works in memory, and is written when there is room again", async () => {
    const { happened, store } = await openDocument();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    happened("contactForm", { type: "filled", values: { name: "Sari" } });
    expect(store.getState().contactForm.name).toBe("Sari");
    full.mockRestore();
    happened("payment", { type: "method chosen", name: "BNI" });
    expect(stored().state).toMatchObject({ contactForm: { name: "Sari" }, payment: { paymentMethod: "BNI" } });
  });

  test("storage that throws on everything: the state lives in memory", async () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { happened, store, outcome } = await openDocument();
    happened("selectedPackage", { type: "month added" });
    happened("bigSocial", { type: "demo closed" });
    expect(outcome).toBe("rehydrated");
    expect(store.getState().selectedPackage.amount).toBe(2);
  });

  test("tabs stay in step, slice by slice", async () => {
    const { happened, store } = await openDocument();
    happened("contactForm", { type: "filled", values: { name: "Sari" } });
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
    happened("payment", { type: "method chosen", name: "BRI" });
    expect(stored().state).toMatchObject({ theme: "dark", selectedPackage: { amount: 5 } });
  });

  test("a slice written by the visitor script is not undone by the store", async () => {
    const { happened } = await openDocument();
    const { changeRoot } = await import("../storage/storage.ts");
    changeRoot({ lastVisited: "/customers" });
    happened("selectedPackage", { type: "month added" });
    expect(stored().state.lastVisited).toBe("/customers");
  });
});

describe("storage that answers later", () => {
  const late = (root: StoredRoot, after: number) => {
    const writes: StoredRoot[] = [];
    const storage: RootStorage = {
      read: () => new Promise((resolve) => setTimeout(() => resolve(root), after)),
      change: (slices) => void writes.push(slices),
    };
    return { storage, writes };
  };

  test("in time: filled, and what was typed meanwhile wins", async () => {
    vi.useFakeTimers();
    const store = newStore();
    const { storage, writes } = late({ theme: "dark", contactForm: { name: "Old" } }, 4000);
    const outcome = persist(store, storage);
    store.setState(({ contactForm }) => ({ contactForm: { ...contactForm, name: "New" } }));
    expect(writes).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await outcome).toBe("rehydrated");
    expect(store.getState()).toMatchObject({ theme: "dark", contactForm: { name: "New" } });
    expect(writes).toHaveLength(1);
    expect(Object.keys(writes[0]!)).toEqual(["contactForm"]);
  });

  test("after 6 seconds: given up at 5, the page has the defaults and nothing is ever overwritten", async () => {
    vi.useFakeTimers();
    const store = newStore();
    const { storage, writes } = late({ theme: "dark" }, 6000);
    const outcome = persist(store, storage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBe("given up");
    store.setState({ theme: "light" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.getState().theme).toBe("light");
    expect(writes).toEqual([]);
  });

  test("a storage that fails is given up as well", async () => {
    const store = newStore();
    const writes: StoredRoot[] = [];
    const outcome = await persist(store, {
      read: () => Promise.reject(new Error("gone")),
      change: (slices) => void writes.push(slices),
    });
    store.setState({ theme: "light" });
    expect(outcome).toBe("given up");
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
