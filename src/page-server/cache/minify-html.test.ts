import { expect, test } from "vitest";
import { minifyHtml } from "../render-page.ts";

test("removes markers, empty classes and end tags of shapes, but not the markers of islands", () => {
  const html =
    '<p class="">a<!-- -->b</p><svg><path d="M0 0"></path></svg><div data-island="x"><b>1<!-- -->2</b></div><script type="application/json">{}</script><i>3<!-- -->4</i>';
  expect(minifyHtml(html)).toBe(
    '<p>ab</p><svg><path d="M0 0"/></svg><div data-island="x"><b>1<!-- -->2</b></div><script type="application/json">{}</script><i>34</i>',
  );
});

test("removes what HTML implies: end tags of items and cells, spaces around class names", () => {
  expect(minifyHtml('<ul class=" a  b "><li>1</li><li>2</li></ul><table><tr><td>3</td><td>4</td></tr></table>')).toBe(
    '<ul class="a  b"><li>1<li>2</ul><table><tr><td>3<td>4</table>',
  );
  expect(minifyHtml('<p class=" "><!--$-->5<!--/$--></p>')).toBe("<p>5</p>");
});

test("writes tags as HTML does, and does not change texts and shapes", () => {
  const html = '<link hrefLang="id" href="/"/><br/><svg><path d="M0 0"></path></svg><code>hrefLang="id"/&gt;</code>';
  expect(minifyHtml(html)).toBe(
    '<link hreflang="id" href="/"><br><svg><path d="M0 0"/></svg><code>hrefLang="id"/&gt;</code>',
  );
});
