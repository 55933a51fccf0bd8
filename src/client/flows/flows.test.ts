// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followOrder } from "../api/order-events.ts";
import { initialState } from "../state/root-state.ts";
import { dispatch, rootStore } from "../state/store.ts";
import { clearPersonalState } from "../storage/clear-personal-state.ts";
import { elapsedSinceStart, storeFormStart } from "../storage/form-start.ts";
import { readSentRequest } from "../storage/sent-request.ts";
import { userContact } from "../storage/user-contact.ts";
import { fetchPackages, fetchUser, loadAccount, seemsLoggedIn } from "./fetch-user.ts";
import { lookUpVoucher } from "./look-up-voucher.ts";
import { openBigSocial } from "./open-product.ts";
import { submitContact, withTrackingQuery } from "./submit-contact.ts";

const responses: Record<string, () => Response> = {};
const sent: { name: string }[] = [];
const state = () => rootStore.getState();
const refuse = (status: number, code: string) => Response.json({ code, title: `Words for ${code}` }, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  localStorage.clear();
  rootStore.setState(initialState());
  sent.length = 0;
  for (const path of Object.keys(responses)) delete responses[path];
  vi.stubGlobal("fetch", async (url: string) => responses[url.replace(/\?.*/, "")]?.() ?? refuse(404, "not_found"));
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_url: string, body: string) => sent.push(...JSON.parse(body)),
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const eventNames = () => {
  vi.runAllTimers();
  return sent.map(({ name }) => name);
};

test("a contact request is pending while it runs; success clears the form and counts once", async () => {
  responses["/api/contact-us"] = () => Response.json({ data: { id: "1", received_at: "" } }, { status: 201 });
  rootStore.setState(({ contactForm }) => ({ contactForm: { ...contactForm, name: "Sari" } }));
  const running = submitContact({ name: "Sari" }, "key-00001");
  expect(state().contactForm).toMatchObject({ name: "Sari", loading: true });
  expect((await running).ok).toBe(true);
  expect(state().contactForm).toEqual(initialState().contactForm);
  expect(eventNames()).toEqual(["contact_us_success"]);
});

test("three posts in one tick are one call and one event", async () => {
  let calls = 0;
  responses["/api/contact-us"] = () => {
    calls++;
    return Response.json({ data: { id: "1", received_at: "" } }, { status: 201 });
  };
  await Promise.all([1, 2, 3].map(() => submitContact({ name: "Sari", email: "sari@contoh.id" }, "key-00003")));
  expect(calls).toBe(1);
  expect(eventNames()).toEqual(["contact_us_success"]);
  // The thank-you page shows it.
  expect(readSentRequest()).toEqual({ email: "sari@contoh.id", id: "1" });
});

test("the time of the first change survives a reload and a change of language, until the request is sent", async () => {
  expect(elapsedSinceStart("contact", 5000)).toEqual({});
  storeFormStart("contact", 1000);
  storeFormStart("contact", 4900);
  expect(elapsedSinceStart("contact", 5000)).toEqual({ elapsed_ms: 4000 });
  expect(elapsedSinceStart("apiRequest", 5000)).toEqual({});
  // The clock was set back.
  expect(elapsedSinceStart("contact", 900)).toEqual({});
  responses["/api/contact-us"] = () => Response.json({ data: { id: "1", received_at: "" } }, { status: 201 });
  await submitContact({ name: "Sari" }, "key-00004");
  expect(elapsedSinceStart("contact", 6000)).toEqual({});
});

test("the forms know the person who is logged in, and no other", () => {
  const person = { first_name: "Suharto", last_name: "", company: "PT Baru", email: "s@baru.id" };
  dispatch("user", { type: "user success", data: { ...person, phone_number: "+62811", job_role: "Direktur" } });
  expect(userContact()).toBeUndefined();
  localStorage.setItem("token", "t");
  expect(userContact()).toEqual({
    name: "Suharto",
    company: "PT Baru",
    email: "s@baru.id",
    phone: "+62811",
    job: "Direktur",
  });
});

test("a refused request clears loading, leaves what was typed, and counts as a failure", async () => {
  responses["/api/contact-us"] = () => refuse(400, "invalid_input");
  rootStore.setState(({ contactForm }) => ({ contactForm: { ...contactForm, name: "Sari" } }));
  expect(await submitContact({ name: "Sari" }, "key-00002")).toMatchObject({ refusal: { code: "invalid_input" } });
  expect(state().contactForm).toMatchObject({ name: "Sari", loading: false });
  expect(eventNames()).toEqual(["contact_us_failure"]);
});

test("the success page carries the stored query, if there is one", () => {
  expect(withTrackingQuery("/contact-us/success")).toBe("/contact-us/success");
  localStorage.setItem("root", '{"version":1,"state":{"trackingQuery":"utm_source=a&ref=b"}}');
  expect(withTrackingQuery("/en/contact-us/success")).toBe("/en/contact-us/success?utm_source=a&ref=b");
});

test("a voucher: the first of the list, none for an empty one, Error when it fails", async () => {
  responses["/api/voucher"] = () => Response.json({ data: [{ code: "HEMAT3", value: 15 }, { code: "OTHER" }] });
  expect(await lookUpVoucher(" hemat3 ")).toMatchObject({ code: "HEMAT3", value: 15, error: null });
  responses["/api/voucher"] = () => Response.json({ data: [] });
  expect(await lookUpVoucher("x")).toEqual(initialState().discount);
  responses["/api/voucher"] = () => refuse(429, "too_many_requests");
  expect(await lookUpVoucher("x")).toEqual({ ...initialState().discount, error: "Error" });
});

test("user and packages: stored on success, cleared with the message on failure", async () => {
  localStorage.setItem("token", "t");
  expect(seemsLoggedIn()).toBe(true);
  const active = { product: "big-social", name: "Growth", status: "active", price: 1 };
  responses["/api/user/login"] = () => Response.json({ data: { id: "u", first_name: "Sari" } });
  responses["/api/transaction/current-package"] = () =>
    Response.json({ data: { active_package: active, user_package: [active] } });
  expect((await fetchUser()).userData).toMatchObject({ first_name: "Sari" });
  expect(await fetchPackages()).toMatchObject({ ok: true, data: { user_package: [active] } });
  expect(state().user.isBigSocial).toBe(true);
  expect(state().selectedPackage.currentPackage).toMatchObject({ name: "Growth" });
  responses["/api/user/login"] = () => refuse(500, "internal_error");
  responses["/api/transaction/current-package"] = () => refuse(500, "internal_error");
  expect(await fetchUser()).toMatchObject({ userData: null, error: "Words for internal_error", loading: false });
  expect((await fetchPackages()).ok).toBe(false);
  expect(state().user.userPackage).toEqual({ active_package: null, user_package: [] });
});

test("BigSocial opens with a hand-over token, or stores why not", async () => {
  responses["/api/big-social/token"] = () => Response.json({ data: { token: "h", expires_at: "", url: "https://x" } });
  expect(await openBigSocial()).toMatchObject({ url: "https://x" });
  expect(state().bigSocial).toMatchObject({ token: "h", error: "", isLoading: false });
  responses["/api/big-social/token"] = () => refuse(409, "no_active_package");
  expect(await openBigSocial()).toBeUndefined();
  expect(state().bigSocial).toMatchObject({ token: "", error: "Words for no_active_package" });
});

test("an order is followed event by event, wherever the stream is split", async () => {
  const parts = [
    'data: {"status":"awai',
    'ting_payment"}\n',
    "\n: still here\n\nevent: state\r\ndata: ",
    '{"status":"paid"}\r\n\r\n',
  ];
  responses["/api/orders/o%2F1/events"] = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
          controller.close();
        },
      }),
    );
  const seen: unknown[] = [];
  await followOrder("o/1", (event) => seen.push(event), new AbortController().signal);
  expect(seen).toEqual([{ status: "awaiting_payment" }, { status: "paid" }]);
});

test.each([
  ["the person", "/api/user/login", { id: "1", email: "sari@contoh.id" }, fetchUser],
  ["the account", "/api/account", { id: "1", email: "sari@contoh.id" }, loadAccount],
  [
    "the packages",
    "/api/transaction/current-package",
    { active_package: { name: "x" }, user_package: [{}] },
    fetchPackages,
  ],
  ["BigSocial's token", "/api/big-social/token", { token: "secret", expires_at: "", url: "" }, openBigSocial],
] as const)("a response with %s that arrives after the login ended writes nothing", async (_what, path, data, flow) => {
  const endings = [() => void clearPersonalState(), () => localStorage.removeItem("token")];
  for (const end of endings) {
    localStorage.setItem("token", "t");
    let respond = (_response: Response) => {};
    vi.stubGlobal("fetch", async (url: string) =>
      url.startsWith(path) ? new Promise<Response>((resolve) => (respond = resolve)) : refuse(401, "unauthorized"),
    );
    const before = state();
    const running = flow();
    await Promise.resolve();
    end();
    respond(Response.json({ data }));
    await running;
    expect(state().user).toMatchObject({ userData: null, userPackage: before.user.userPackage });
    expect(state().selectedPackage.currentPackage).toBe(before.selectedPackage.currentPackage);
    expect(state().bigSocial.token).toBe("");
    rootStore.setState(initialState());
  }
});

test("an empty message leaves the browser as the specified default", async () => {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return Response.json({ data: { id: "1", received_at: "" } }, { status: 201 });
  });
  await submitContact({ name: "Sari", message: "" }, "key-00005");
  await submitContact({ name: "Sari", message: "Halo" }, "key-00006");
  expect(bodies.map((body) => JSON.parse(body).message)).toEqual(["-", "Halo"]);
});
