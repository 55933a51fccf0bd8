// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeEnded } from "../storage/logout-reason.ts";
import { readRoot } from "../storage/storage.ts";
import { request } from "./request.ts";
import { userLogin } from "./user-login.ts";

const calls: { url: string; init: RequestInit }[] = [];
const went: string[] = [];
let answers: (Response | Error)[] = [];

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
  went.length = 0;
  history.replaceState(null, "", "/en/products/pricing?tab=year");
  document.documentElement.lang = "en";
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const answer = answers.shift() ?? problem(500, "no_answer_left");
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.spyOn(location, "assign").mockImplementation((url) => void went.push(String(url)));
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

test("a success gives the body, with the language and no login when there is none", async () => {
  answers = [json(200, { data: 1 })];
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
  answers = [json(200, { data: [] }), json(200, { data: { id: "u" } })];
  await request("GET", "/orders");
  await userLogin();
  expect(header(0, "Authorization")).toBe("Bearer from-cookie");
  expect(header(1, "Authorization")).toBe("Bearer from-storage");
});

test("a 403 on any call removes the token and leads to the login page, and the way back is kept", async () => {
  logIn("revoked");
  answers = [problem(403, "login_ended")];
  await request("POST", "/contact-us", { body: {} });
  expect(localStorage.getItem("token")).toBeNull();
  expect(document.cookie).not.toContain("revoked");
  expect(went).toEqual(["/en/auth/login"]);
  expect(readRoot().lastVisited).toBe("/en/products/pricing?tab=year");
});

test.each([
  ["/en/account/invoices", "session"],
  ["/payment", "order"],
  ["/en/account/packages?renew=s-1", "order"],
  ["/account/packages", "session"],
  ["/payment/0198", "session"],
])("whose session ends at %s is told once on the login page: %s", async (at, told) => {
  logIn("revoked");
  history.replaceState(null, "", at);
  answers = [problem(403, "login_ended"), problem(403, "login_ended")];
  await Promise.all([request("GET", "/orders"), request("GET", "/account")]);
  expect(takeEnded()).toBe(told);
  expect(takeEnded()).toBeUndefined();
});

test("who was not logged in is not told that a session ended", async () => {
  answers = [problem(401, "unauthorized"), problem(401, "no_session")];
  await request("GET", "/account");
  expect(went).toEqual(["/en/auth/login"]);
  expect(takeEnded()).toBeUndefined();
});

test("a 403 on the login page itself leads nowhere", async () => {
  history.replaceState(null, "", "/auth/login");
  answers = [problem(403, "login_ended")];
  await request("GET", "/orders");
  expect(went).toEqual([]);
});

test("a 401 renews the token once and repeats the call once", async () => {
  logIn("old");
  answers = [problem(401, "token_expired"), json(200, { token: "new" }), json(200, { data: "mine" })];
  expect(await request("GET", "/orders")).toMatchObject({ ok: true, data: { data: "mine" } });
  expect(calls.map((call) => call.url)).toEqual(["/api/orders", "/api/auth/token", "/api/orders"]);
  expect(header(2, "Authorization")).toBe("Bearer new");
  expect(localStorage.getItem("token")).toBe("new");
});

test("calls that fail together share one renewal", async () => {
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
  ["the session is over", [problem(401, "expired"), problem(401, "no_session")]],
  ["the repeated call is refused too", [problem(401, "expired"), json(200, { token: "new" }), problem(401, "expired")]],
])("when %s the login ends", async (_case, given) => {
  logIn("old");
  answers = given;
  expect(await request("GET", "/orders")).toMatchObject({ ok: false, refusal: { status: 401 } });
  expect(localStorage.getItem("token")).toBeNull();
  expect(went).toEqual(["/en/auth/login"]);
});

test.each([
  ["the network", new TypeError("gone")],
  ["the server", problem(503, "draining")],
])("a renewal that fails for %s ends no login", async (_case, failure) => {
  logIn("old");
  answers = [problem(401, "expired"), failure];
  await request("GET", "/orders");
  expect(localStorage.getItem("token")).toBe("old");
  expect(went).toEqual([]);
});

test("wrong credentials are an answer, not a login that ran out", async () => {
  answers = [problem(401, "invalid_credentials")];
  await request("POST", "/auth/sign-in/email", { body: {} });
  expect(calls).toHaveLength(1);
  expect(went).toEqual([]);
});

test.each([
  ["GET", {}, 2],
  ["POST", { idempotencyKey: "k" }, 2],
  ["POST", {}, 1],
] as const)("%s %j is tried %i times when nothing answers", async (method, options, times) => {
  answers = [new TypeError("gone"), new TypeError("gone")];
  expect(await request(method, "/orders", options)).toMatchObject({
    ok: false,
    refusal: { status: 0, code: "unreachable" },
  });
  expect(calls).toHaveLength(times);
});

test("a refusal of our own is not repeated, a gateway's page is", async () => {
  answers = [problem(502, "payment_provider_unavailable")];
  await request("POST", "/orders", { idempotencyKey: "k" });
  expect(calls).toHaveLength(1);
  answers = [new Response("<h1>Bad gateway</h1>", { status: 502 }), json(201, { data: 1 })];
  expect(await request("POST", "/orders", { idempotencyKey: "k" })).toMatchObject({ ok: true });
});

test("a problem is read whole: fields, wait and what else it carries", async () => {
  const issues = [{ path: "email", code: "invalid_email", message: "..." }, { nonsense: true }];
  answers = [
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

test("a device without network is told so at once", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await request("GET", "/packages")).toMatchObject({ refusal: { status: 0, code: "offline" } });
  expect(calls).toHaveLength(0);
});

test("giving up by the caller and running out of time are told apart", async () => {
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason))),
  );
  const caller = new AbortController();
  const given = request("POST", "/quotes", { signal: caller.signal });
  caller.abort();
  expect(await given).toMatchObject({ refusal: { code: "aborted" } });
  expect(await request("POST", "/quotes", { timeout: 5 })).toMatchObject({ refusal: { code: "timeout" } });
});

test("a success that is no JSON is a refusal", async () => {
  answers = [new Response("<html>", { status: 200 })];
  expect(await request("POST", "/quotes", {})).toMatchObject({ ok: false, refusal: { code: "unexpected_answer" } });
});
