// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from "vitest";
import { isSessionOver, resumeSession } from "../session/ended-state.ts";
import { request } from "./request.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: The token is read from it.
  document.cookie = "token=; Max-Age=0; Path=/";
  resumeSession();
});

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, title: code, status }), { status });

/** Responds to calls with a 401, and to the refresh of the token as given. */
const answerRefresh = (refresh: () => Response) =>
  vi.stubGlobal("fetch", async (url: string) => (url.endsWith("/auth/token") ? refresh() : problem(401, "expired")));

test.each([
  [
    "the network",
    () => {
      throw new TypeError("gone");
    },
  ],
  ["the server", () => problem(503, "draining")],
])(
  "a token that cannot be refreshed because of %s is no end of the session, and no reason to show the login page",
  async (_case, refresh) => {
    answerRefresh(refresh);
    expect(await request("GET", "/admin/me")).toMatchObject({ refusal: { status: 0, code: "unreachable" } });
    expect(isSessionOver()).toBe(false);
  },
);

test("a token that has ended with its cookie is renewed before the call, not after a refusal", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url);
    return new Response(JSON.stringify(url.endsWith("/auth/token") ? { token: "fresh" } : { data: 1 }));
  });
  expect(await request("GET", "/admin/me")).toMatchObject({ ok: true });
  expect(await request("GET", "/admin/me")).toMatchObject({ ok: true });
  expect(sent).toEqual(["/api/auth/token", "/api/admin/me", "/api/admin/me"]);
});

test("a token that is refused is renewed once, and the call repeated", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: The token is read from it.
  document.cookie = "token=revoked; Path=/";
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url);
    return url.endsWith("/auth/token") ? new Response(JSON.stringify({ token: "fresh" })) : problem(401, "expired");
  });
  expect(await request("GET", "/admin/me")).toMatchObject({ refusal: { status: 401 } });
  expect(sent).toEqual(["/api/admin/me", "/api/auth/token", "/api/admin/me"]);
  expect(isSessionOver()).toBe(true);
});

test("a refused token ends the session", async () => {
  answerRefresh(() => problem(401, "no_session"));
  expect(await request("GET", "/admin/me")).toMatchObject({ refusal: { status: 401 } });
  expect(isSessionOver()).toBe(true);
});
