import { expect, test } from "vitest";
import { tightenHtml } from "./tighten-html.server.ts";

test("takes out markers, empty classes and end tags of shapes, but leaves islands their markers", () => {
  const html =
    '<p class="">a<!-- -->b</p><svg><path d="M0 0"></path></svg><div data-island="x"><b>1<!-- -->2</b></div><script type="application/json">{}</script><i>3<!-- -->4</i>';
  expect(tightenHtml(html)).toBe(
    '<p>ab</p><svg><path d="M0 0"/></svg><div data-island="x"><b>1<!-- -->2</b></div><script type="application/json">{}</script><i>34</i>',
  );
});
