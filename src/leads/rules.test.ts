import { expect, test } from "vitest";
import { leadStates, mayMove } from "./lead-states.ts";
import { newsletterToken, readNewsletterToken } from "./newsletter-token.server.ts";
import { productName } from "./product-name.ts";
import { suspicionOf } from "./suspicion.ts";

test("a lead goes these ways and no others", () => {
  // the table, written out a second time so that a slip in it shows
  expect(
    leadStates.flatMap((from) => leadStates.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`)),
  ).toEqual([
    ...["new contacted", "new qualified", "new lost", "new suspect"],
    ...["contacted qualified", "contacted won", "contacted lost", "contacted suspect"],
    ...["qualified contacted", "qualified won", "qualified lost"],
    ...["lost contacted", "suspect new"],
  ]);
});

const now = new Date(1_000_000);
test.each([
  [{}, undefined],
  [{ website: "" }, undefined],
  [{ website: null }, undefined],
  [{ website: "x" }, "honeypot"],
  [{ website: 0 }, "honeypot"],
  [{ elapsed_ms: 2999 }, "too_fast"],
  [{ elapsed_ms: 3000 }, undefined],
  [{ started_at: 999_000 }, "too_fast"],
  [{ started_at: 900_000 }, undefined],
  // the browser's clock is ahead of ours
  [{ started_at: 1_001_000 }, undefined],
  [{ started_at: 999_000, elapsed_ms: 9000 }, undefined],
] as const)("%j is %s", (sent, suspicion) => {
  expect(suspicionOf(sent, ["Sari"], "halo", now)).toBe(suspicion);
});

test("links do not belong in a name, and five are enough for a message", () => {
  expect(suspicionOf({}, ["buy at www.spam.example"], "", now)).toBe("links");
  expect(suspicionOf({}, ["You won! claim at evil.example/win"], "", now)).toBe("links");
  expect(suspicionOf({}, ["Budi Santoso, S.Kom", "Tokopedia.com", "Staf TU/BK"], "", now)).toBeUndefined();
  expect(suspicionOf({}, ["Sari"], "https://a.id ".repeat(5), now)).toBeUndefined();
  expect(suspicionOf({}, ["Sari"], "https://a.id ".repeat(6), now)).toBe("links");
});

test("a newsletter link is good for its own subscriber and secret only", () => {
  const id = "0b0e7f0a-6a6b-4c55-9a55-0d1f2d3c4b5a";
  const token = newsletterToken(id, "secret");
  expect(readNewsletterToken(token, "secret")).toBe(id);
  expect(readNewsletterToken(token, "other")).toBeUndefined();
  expect(readNewsletterToken(token.replace("0b", "0c"), "secret")).toBeUndefined();
});

test("products are called as people call them", () => {
  expect(productName("big-social").id).toBe("BigSocial");
  expect(productName("api-marketplace").en).toBe("API Marketplace");
  expect(productName("end-to-end-platform").id).toBe("platform menyeluruh");
});
