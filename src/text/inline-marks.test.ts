import { expect, test } from "vitest";
import { readMarks } from "./inline-marks.ts";

test("marks of a text", () => {
  expect(readMarks("See **all** of `x` in [docs](/docs#a), [gotong royong](lang:id).")).toEqual([
    { mark: "none", text: "See " },
    { mark: "strong", text: "all" },
    { mark: "none", text: " of " },
    { mark: "code", text: "x" },
    { mark: "none", text: " in " },
    { mark: "link", text: "docs", href: "/docs#a" },
    { mark: "none", text: ", " },
    { mark: "phrase", text: "gotong royong", lang: "id" },
    { mark: "none", text: "." },
  ]);
});
