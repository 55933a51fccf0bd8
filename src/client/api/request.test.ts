// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userLogin } from "../flows/fetch-user.ts";
import type { UserData } from "../state/user.ts";
import { readBuyerDraft, storeBuyerDraft } from "../storage/buyer-draft.ts";
import { consumeLogoutReason } from "../storage/logout-reason.ts";
import { readRoot } from "../storage/storage.ts";
import type { CallOptions, Method } from "./attempt.ts";
import type { Outcome } from "./outcome.ts";
import { request as send } from "./request.ts";

/** How calls are sent is the same for all addresses. */
const request = send as (method: Method, path: string, options?: CallOptions) => Promise<Outcome<unknown>>;

const calls: { url: string; init: RequestInit }[] = [];
const redirects: string[] = [];
let responses: (Response | Error)[] = [];

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const problem = (status: number, code: string, more = {}) => json(status, { code, title: code, status, ...more });
const header = (index: number, name: string) => (calls[index]!.init.headers as Record<string, string>)[name];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the contract names a plain cookie
  document.cookie = "token=; Max-Age=0; Path=/";
  calls.length = 0;
  redirects.length = 0;
  history.replaceState(null, "", "/en/products/pricing?tab=year");
  document.documentElement.lang = "en";
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const response = responses.shift() ?? problem(500, "no_response_left");
    if (response instanceof Error) throw response;
    return response;
  });
  vi.spyOn(location, "assign").mockImplementation((url) => void redirects.push(String(url)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function logIn(token: string) {
  localStorage.setItem("token", token);
  // biome-ignore lint/suspicious/noDocumentCookie: the contract names a plain cookie
  document.cookie = `token=${token}; Path=/`;
}

test("a success returns the body; language is sent, and no token without a login", async () => {
  responses = [json(200, { data: 1 })];
  expect(await request("GET", "/packages", { query: { product: "big-social", tier: undefined } })).toEqual({
    ok: true,
    status: 200,
    data: { data: 1 },
  });
  expect(calls[0]?.url).toBe("/api/packages?product=big-social");
  expect(header(0, "Accept-Language")).toBe("en");
  expect(header(0, "Authorization")).toBeUndefined();
});

test("the cookie's token goes with every call, that of local storage with GET /user/login", async () => {
  logIn("from-cookie");
  localStorage.setItem("token", "from-storage");
  responses = [json(200, { data: [] }), json(200, { data: { id: "u" } })];
  await request("GET", "/orders");
  await userLogin();
  expect(header(0, "Authorization")).toBe("Bearer from-cookie");
  expect(header(1, "Authorization")).toBe("Bearer from-storage");
});

test("a 403 on any call removes the token and leads to the login page, and the page is stored to return to", async () => {
  logIn("revoked");
  responses = [problem(403, "login_ended")];
  await request("POST", "/contact-us", { body: {} });
  expect(localStorage.getItem("token")).toBeNull();
  expect(document.cookie).not.toContain("revoked");
  expect(redirects).toEqual(["/en/auth/login"]);
  expect(readRoot().lastVisited).toBe("/en/products/pricing?tab=year");
});

test("what was typed in this tab is gone after a 403, and stays for its owner after a session that expired", async () => {
  const user = { id: "sari" };
  const buyer = { name: "Sari Wulandari", address: "Jalan Merdeka 1", npwp: "" };
  for (const [responded, remaining] of [
    [[problem(401, "token_expired"), problem(401, "no_session")], buyer],
    [[problem(403, "login_ended")], {}],
  ] as const) {
    logIn("mine");
    storeBuyerDraft(user as UserData, buyer);
    responses = [...responded];
    await request("GET", "/orders");
    expect(localStorage.getItem("token")).toBeNull();
    expect(readBuyerDraft(user as UserData)).toEqual(remaining);
  }
});

test.each([
  ["/en/account/invoices", "session"],
  ["/payment", "order"],
  ["/en/account/packages?renew=s-1", "order"],
  ["/account/packages", "session"],
  ["/payment/0198", "session"],
])("a session that ends at %s leaves the reason %s, once", async (path, reason) => {
  logIn("revoked");
  history.replaceState(null, "", path);
  responses = [problem(403, "login_ended"), problem(403, "login_ended")];
  await Promise.all([request("GET", "/orders"), request("GET", "/account")]);
  expect(consumeLogoutReason()).toBe(reason);
  expect(consumeLogoutReason()).toBeUndefined();
});

test("without a login there is no logout reason", async () => {
  responses = [problem(401, "unauthorized"), problem(401, "no_session")];
  await request("GET", "/account");
  expect(redirects).toEqual(["/en/auth/login"]);
  expect(consumeLogoutReason()).toBeUndefined();
});

test("a 403 on the login page itself does not redirect", async () => {
  history.replaceState(null, "", "/auth/login");
  responses = [problem(403, "login_ended")];
  await request("GET", "/orders");
  expect(redirects).toEqual([]);
});

test("a 401 refreshes the token once and repeats the call once", async () => {
  logIn("old");
  responses = [problem(401, "token_expired"), json(200, { token: "new" }), json(200, { data: "mine" })];
  expect(await request("GET", "/orders")).toMatchObject({ ok: true, data: { data: "mine" } });
  expect(calls.map((call) => call.url)).toEqual(["/api/orders", "/api/auth/token", "/api/orders"]);
  expect(header(2, "Authorization")).toBe("Bearer new");
  expect(localStorage.getItem("token")).toBe("new");
});

test("calls that fail together share one refresh", async () => {
  logIn("old");
  const byUrl = new Map<string, number>();
  vi.stubGlobal("fetch", async (url: string) => {
    byUrl.set(url, (byUrl.get(url) ?? 0) + 1);
    if (url.endsWith("/auth/token")) return json(200, { token: "new" });
    return document.cookie.includes("new") ? json(200, {}) : problem(401, "token_expired");
  });
  await Promise.all([request("GET", "/orders"), request("GET", "/account")]);
  expect(byUrl.get("/api/auth/token")).toBe(1);
});

test.each([
  ["the session has ended", [problem(401, "expired"), problem(401, "no_session")]],
  ["the repeated call is refused too", [problem(401, "expired"), json(200, { token: "new" }), problem(401, "expired")]],
])("when %s the visitor is logged out", async (_case, prepared) => {
  logIn("old");
  responses = prepared;
  expect(await request("GET", "/orders")).toMatchObject({ ok: false, refusal: { status: 401 } });
  expect(localStorage.getItem("token")).toBeNull();
  expect(redirects).toEqual(["/en/auth/login"]);
});

test.each([
  ["the network", new TypeError("gone")],
  ["the server", problem(503, "draining")],
])("a refresh that fails because of %s does not log out", async (_case, failure) => {
  logIn("old");
  responses = [problem(401, "expired"), failure];
  expect(await request("GET", "/orders")).toMatchObject({ refusal: { status: 0, code: "unreachable" } });
  expect(localStorage.getItem("token")).toBe("old");
  expect(redirects).toEqual([]);
});

test("wrong credentials are not an expired session", async () => {
  responses = [problem(401, "invalid_credentials")];
  await request("POST", "/auth/sign-in/email", { body: {} });
  expect(calls).toHaveLength(1);
  expect(redirects).toEqual([]);
});

test.each([
  ["GET", {}, 2],
  ["POST", { idempotencyKey: "k" }, 2],
  ["POST", {}, 1],
] as const)("%s %j is sent %i times when nothing responds", async (method, options, times) => {
  responses = [new TypeError("gone"), new TypeError("gone")];
  expect(await request(method, "/orders", options)).toMatchObject({
    ok: false,
    refusal: { status: 0, code: "unreachable" },
  });
  expect(calls).toHaveLength(times);
});

test("a refusal of our own is not repeated, a gateway's page is", async () => {
  responses = [problem(502, "payment_provider_unavailable")];
  await request("POST", "/orders", { idempotencyKey: "k" });
  expect(calls).toHaveLength(1);
  responses = [new Response("<h1>Bad gateway</h1>", { status: 502 }), json(201, { data: 1 })];
  expect(await request("POST", "/orders", { idempotencyKey: "k" })).toMatchObject({ ok: true });
});

test("a problem is read with its issues, Retry-After and other fields", async () => {
  const issues = [{ path: "email", code: "invalid_email", message: "..." }, { nonsense: true }];
  responses = [
    problem(409, "price_changed", { issues, quote: { total: 5 }, detail: "The price changed" }),
    json(429, { code: "too_many_requests" }, { "Retry-After": "7" }),
  ];
  expect(await request("POST", "/orders", {})).toEqual({
    ok: false,
    refusal: {
      status: 409,
      code: "price_changed",
      message: "The price changed",
      issues: [issues[0]],
      details: { quote: { total: 5 } },
    },
  });
  expect(await request("GET", "/voucher")).toMatchObject({ refusal: { status: 429, retryAfterSeconds: 7 } });
});

test("without a network the call is refused at once", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await request("GET", "/packages")).toMatchObject({ refusal: { status: 0, code: "offline" } });
  expect(calls).toHaveLength(0);
});

test("an abort by the caller and a timeout have different codes", async () => {
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const caller = new AbortController();
  const pending = request("POST", "/quotes", { signal: caller.signal });
  caller.abort();
  expect(await pending).toMatchObject({ refusal: { code: "aborted" } });
  expect(await request("POST", "/quotes", { timeout: 5 })).toMatchObject({ refusal: { code: "timeout" } });
});

test("a success that is not JSON is a refusal", async () => {
  responses = [new Response("<html>", { status: 200 })];
  expect(await request("POST", "/quotes", {})).toMatchObject({ ok: false, refusal: { code: "unexpected_answer" } });
});
