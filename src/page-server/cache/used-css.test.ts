import { expect, test } from "vitest";
import { createUsedCss } from "./used-css.server.ts";

const used = createUsedCss(`
  @layer theme, base;
  @property --tw-x { syntax: "*"; inherits: false }
  @layer theme { :root { --a: red; --b: var(--a); --c: blue; --unused: 1px; --animate-pop: pop 1s } }
  @layer base { h1, .gone { color: var(--b) } [data-edition="v2"] .x { color: var(--c) } }
  @media (width >= 40rem) { .sm\\:x { margin: 0 } .other { margin: 1px } }
  .x:not(.gone) { padding: 0 } .x .gone { padding: 1px }
  .moves { animation: slide 1s } @keyframes slide { from { top: 0 } } @keyframes still { from { top: 1px } }
  .pops { animation: var(--animate-pop) } @keyframes pop { from { top: 2px } }
  .parent { color: red; &:hover { color: var(--c) } .gone & { color: green } }
`);

test("includes the rules that the page can match, and only the definitions they refer to", () => {
  const css = used('<html data-edition="v1"><h1 class="x sm:x parent">');
  expect(css).toContain("@layer theme, base;");
  expect(css).toContain("h1{color: var(--b)}");
  expect(css).toContain("--a: red");
  expect(css).toContain(".sm\\:x{margin: 0}");
  expect(css).toContain(".x:not(.gone){padding: 0}");
  expect(css).toContain("&:hover{color: var(--c)}");
  expect(css).not.toMatch(/unused|other|\.gone[ ,{&]|slide|still|pop|--tw-x|data-edition/);
});

test("includes what only v2 uses on its pages, and keyframes in use", () => {
  const css = used('<html data-edition="v2"><p class="x moves pops">');
  expect(css).toContain('[data-edition="v2"] .x{color: var(--c)}');
  expect(css).toContain("@keyframes slide");
  expect(css).toContain("@keyframes pop");
  expect(css).not.toContain("still");
});

test("mixed colours replace their fallback, nested queries are included, unused elements are not", () => {
  const css = createUsedCss(`
    .x { color: red; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in srgb, red, blue) } }
    .x { margin: 0; @media (width >= 40rem) { margin: 1px } }
    table { border: 0 } .x > b, .x i { top: 0 } .x[disabled] { left: 0 } .x:not(table) { right: 0 }
  `)('<html><p class="x"><i>');
  expect(css).toContain("color: color-mix(in srgb,red,blue)");
  expect(css).not.toContain("color: red");
  expect(css).toMatch(/@media[^{]*\{\s*margin: 1px/);
  expect(css).toContain(".x i{top: 0}");
  expect(css).toContain(".x:not(table){right: 0}");
  expect(css).not.toMatch(/border|left/);
});

test("mixed colours replace a fallback beside them, as lowered styles have it", () => {
  const css = createUsedCss(`
    .x { background: currentColor; margin: 0 }
    @supports (color: color-mix(in lab, red, red)) { .x { background: color-mix(in srgb, currentColor 12%, transparent) } }
  `)('<html><p class="x">');
  expect(css).toContain("background: color-mix(in srgb,currentColor 12%,transparent)");
  expect(css).toContain("margin: 0");
  expect(css).not.toMatch(/@supports|currentColor[;}]/);
});

test("a nested query includes its own declarations beside its rules", () => {
  const css = createUsedCss(
    ".x { top: 0; @media (width >= 40rem) { display: grid; & > b { left: 0 } & > i { right: 0 } } }",
  );
  expect(css('<html><p class="x"><b>')).toBe(".x{top: 0;@media (width >= 40rem){display: grid;& > b{left: 0}}}");
});

test("one alternative of a list in the page is enough, none is not", () => {
  const css = createUsedCss(`
    :is(h1, .title) { top: 0 } .card:is(.wide, .tall:hover) > b { left: 0 } :where(.a, .b) .x { right: 0 }
  `);
  expect(css('<html><h1 class="x">')).toBe(":is(h1, .title){top: 0}");
  expect(css('<html><p class="card tall"><b>')).toBe(".card:is(.wide, .tall:hover) > b{left: 0}");
  expect(css('<html><p class="b"><i class="x">')).toBe(":where(.a, .b) .x{right: 0}");
  expect(css('<html><p class="card"><b>')).toBe("");
});

test("a face is included where its family is used, directly or through a variable", () => {
  const css = createUsedCss(`
    @font-face { font-family: "A B"; src: url(a) } @font-face { font-family: C; src: url(c) }
    :root { --face: "A B" } .x { font-family: var(--face) } .y { font-family: C }
  `);
  expect(css('<html><p class="x">')).toMatch(/A B[^C]*url\(a\)[^C]*$/);
  expect(css('<html><p class="y">')).not.toContain("A B");
});

test.each([
  // Brackets within brackets: what is excluded is not required, wherever it ends.
  [".tail:not(:has(.target), .whole) .know{color:red}", '<p class="tail"><b class="know">', true],
  [".tail:not(:has(.target), .whole) .know{color:red}", '<p class="tail">', false],
  // One of a list is enough.
  [".page:has(.sum .button, .bar){color:red}", '<p class="page"><b class="bar">', true],
  [".page:has(.sum .button, .bar){color:red}", '<p class="page"><b class="sum">', false],
  [":is(.a:not(:has(.b)) .c, .d){color:red}", '<p class="d">', true],
  [".wrap:has(> div > .hero){color:red}", '<p class="wrap"><b class="hero">', false],
])("a selector in the brackets of another: %s for %s", (css, html, isUsed) => {
  expect(createUsedCss(css)(html) !== "").toBe(isUsed);
});
