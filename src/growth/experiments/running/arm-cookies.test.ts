import { expect, test } from "vitest";
import { isStaff, readArms, staffMark, writeArms } from "./arm-cookies.ts";

test.each([
  [undefined, {}],
  ["", {}],
  ["arms=x3=b.x12=a", { x3: "b", x12: "a" }],
  ["token=1; arms=x3=b; theme=dark", { x3: "b" }],
  ["token=1;arms=x3=b", { x3: "b" }],
  ["arms=x3=e.x0=a.y1=a.x4=ab.x5.=.x6=c", { x6: "c" }],
  ["charms=x3=b", {}],
  ["arms=<script>", {}],
])("the cookies %j name the arms %j", (cookies, arms) => {
  expect(Object.fromEntries(readArms(cookies))).toEqual(arms);
});

test("what is written can be read, is for this site alone and lasts 90 days", () => {
  const arms = new Map([
    ["x3", "b"],
    ["x7", "a"],
  ]);
  expect(writeArms(arms, { secure: true })).toBe("arms=x3=b.x7=a; Path=/; Max-Age=7776000; SameSite=Lax; Secure");
  expect(readArms(writeArms(arms, { secure: false }))).toEqual(arms);
  expect(writeArms(new Map(), { secure: false })).toBe("arms=; Path=/; Max-Age=0; SameSite=Lax");
});

test("a browser of the staff is known by its mark", () => {
  expect(isStaff(`arms=x3=b; ${staffMark({ secure: true })}`)).toBe(true);
  expect([isStaff(undefined), isStaff("arms=x3=b"), isStaff("notstaff=1")]).toEqual([false, false, false]);
});
