import { expect, test } from "vitest";
import { clockText, jakartaHours } from "./office-hours.ts";

test("hours of the eastern zones come earlier on Jakarta's clock", () => {
  const day = { opens: "08:30", closes: "17:30" };
  expect(jakartaHours({ ...day, zone: "WIB" })).toEqual([8.5, 17.5]);
  expect(jakartaHours({ ...day, zone: "WITA" })).toEqual([7.5, 16.5]);
  expect(jakartaHours({ ...day, zone: "WIT" })).toEqual([6.5, 15.5]);
});

test("a clock is written as each language writes it", () => {
  expect(clockText(6.5, "id")).toBe("06.30");
  expect(clockText(6.5, "en")).toBe("6:30");
  expect(clockText(17.25, "en")).toBe("17:15");
});
