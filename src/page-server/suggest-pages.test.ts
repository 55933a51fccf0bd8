import { expect, test } from "vitest";
import { suggestPages } from "./suggest-pages.ts";

const pathsFor = (path: string, locale: "id" | "en" = "id") => suggestPages({ locale, path }).map((page) => page.path);

test.each([
  ["/produts/big-social", "/products/big-social"],
  ["/bigsocial", "/products/big-social"],
  ["/products/bigvison", "/products/big-vision"],
  ["/abuot-us", "/about-us"],
  ["/contact_us.html", "/contact-us"],
  ["/hubungi-kami", "/contact-us"],
  ["/solutions/goverment", "/solutions/government"],
])("%s suggests %s", (requested, suggested) => {
  expect(pathsFor(requested)[0]).toBe(suggested);
});

test("an address like no other, a very long one and one that cannot be decoded suggest nothing", () => {
  expect(pathsFor("/wp-login-x.php")).toEqual([]);
  expect(pathsFor(`/${"about-us".repeat(40)}`)).toEqual([]);
  expect(pathsFor("/%E0%A4%A")).toEqual([]);
});

test("pages of a person, and pages that the language lacks, are never suggested", () => {
  expect(pathsFor("/acount")).not.toContain("/account");
  expect(pathsFor("/success-stori")).toEqual(["/success-story"]);
  expect(pathsFor("/success-stori", "en")).toEqual([]);
});
