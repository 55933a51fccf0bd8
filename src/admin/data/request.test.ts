// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from "vitest";
import { isSessionOver, resumeSession } from "../session/ended-state.ts";
import { request } from "./request.ts";

afterEach(() => {
  vi.unstubAllGlobals();
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

test("a refused token ends the session", async () => {
  answerRefresh(() => problem(401, "no_session"));
  expect(await request("GET", "/admin/me")).toMatchObject({ refusal: { status: 401 } });
  expect(isSessionOver()).toBe(true);
});
