import { expect, test } from "vitest";
import { tightenHtml } from "./tighten-html.server.ts";

test("takes out markers, empty classes and end tags of shapes, but leaves islands their markers", () => {
  const html =
    '<p class="">a<!-- -->b</p><svg><path d="M0 0"></path></svg><div data-island="x"><b>1<!-- -->2</b></div><script type="application/json">{}</script><i>3<!-- -->4</i>';
  expect(tightenHtml(html)).toBe(
    '<p>ab</p><svg><path d="M0 0"/></svg><div data-island="x"><b>1<!-- -->2</b></div><script type="application/json">{}</script><i>34</i>',
  );
});

test("leaves out what HTML implies: end tags of items and cells, spaces around class names", () => {
  expect(tightenHtml('<ul class=" a  b "><li>1</li><li>2</li></ul><table><tr><td>3</td><td>4</td></tr></table>')).toBe(
    '<ul class="a  b"><li>1<li>2</ul><table><tr><td>3<td>4</table>',
  );
  expect(tightenHtml('<p class=" "><!--$-->5<!--/$--></p>')).toBe("<p>5</p>");
});

test("writes tags as HTML does, and leaves texts and shapes alone", () => {
  const html = '<link hrefLang="id" href="/"/><br/><svg><path d="M0 0"></path></svg><code>hrefLang="id"/&gt;</code>';
  expect(tightenHtml(html)).toBe(
    '<link hreflang="id" href="/"><br><svg><path d="M0 0"/></svg><code>hrefLang="id"/&gt;</code>',
  );
});
