import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = new Date("2026-11-22T10:00:00Z");
const at = (text: string, locale: "id" | "en") => relativeTime(new Date(text), now, locale);

test("a moment is written in its largest whole unit", () => {
  expect(at("2026-11-22T07:01:00Z", "en")).toBe("2 hr ago");
  expect(at("2026-11-20T10:00:00Z", "id")).toBe("2 hari yang lalu");
  expect(at("2026-11-24T10:00:01Z", "en")).toBe("in 2 days");
});
