// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { onLinkToken } from "./link-token.ts";

const [first, second] = ["a".repeat(32), "b".repeat(32)];

test("each of two links opened in one tab calls back once and is removed from the address", () => {
  history.replaceState(null, "", `/auth/verify-email#${first}`);
  const opened: string[] = [];
  const stop = onLinkToken((token) => opened.push(token));
  expect([opened, location.hash]).toEqual([[first], ""]);
  history.replaceState(null, "", `/auth/verify-email#${second}`);
  dispatchEvent(new Event("hashchange"));
  history.replaceState(null, "", "/auth/verify-email#content");
  dispatchEvent(new Event("hashchange"));
  expect([opened, location.hash]).toEqual([[first, second], "#content"]);
  stop();
});
