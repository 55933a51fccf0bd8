import { expect, test } from "vitest";
import { cleanSvg } from "./clean-svg.server.ts";

const drawing = (inner: string, root = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;

test("a drawing keeps what draws, and gets a size", () => {
  const inner =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
    '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9v9z"/><use xlink:href="#a"/><text x="1">Toko</text>';
  const clean = cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg><!-- made by hand -->${drawing(inner)}`)!;
  expect(clean).toMatchObject({ width: 120, height: 40 });
  expect(clean.svg).toContain('<path class="b" d="M0 0h9v9z"/>');
  expect(clean.svg).toContain(".b{fill:url(#a)}");
  expect(clean.svg).toContain('xlink:href="#a"');
  expect(clean.svg).toContain(">Toko<");
  expect(clean.svg).toMatch(/^<svg [^>]*width="120" height="40"/);
});

test.each([
  ["<script>alert(1)</script>"],
  ["<SCRIPT>alert(1)</SCRIPT>"],
  ["<svg:script xmlns:svg='http://www.w3.org/2000/svg'>alert(1)</svg:script>"],
  ["<g onload='alert(1)'><path onclick='alert(1)' d='M0 0'/></g>"],
  ["<a href='javascript:alert(1)'><path d='M0 0'/></a>"],
  ["<a xlink:href=' java&#115;cript:alert(1)'><path d='M0 0'/></a>"],
  ["<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='javascript:alert(1)'/></foreignObject>"],
  ["<image href='https://alert.example/x.png'/><use href='https://alert.example/x.svg#a'/>"],
  ["<use href='data:image/svg+xml;base64,alert'/>"],
  ["<path id='p'/><animate href='#p' attributeName='onclick' to='alert(1)'/><set attributeName='href' to='alert'/>"],
  ["<style>@import 'https://alert.example/a.css';</style>"],
  ["<style>path{fill:url(https://alert.example/#a)}</style>"],
  ["<style>path{fill:u\\72l(https://alert.example)}</style>"],
  ["<path style='fill:url(\"//alert.example/a\")' d='M0 0'/>"],
  ["<path fill='url(https://alert.example/a)' d='M0 0'/>"],
  ["<svg onload='alert(1)'><script>alert(1)</script></svg>"],
  ["<![CDATA[<script>alert(1)</script>]]><metadata>alert</metadata>"],
  ["<handler xmlns='http://www.w3.org/2001/xml-events'>alert</handler>"],
])("nothing runs and nothing is loaded: %s", (inner) => {
  const clean = cleanSvg(drawing(`${inner}<path d="M1 1"/>`))!;
  expect(clean.svg).toContain('<path d="M1 1"/>');
  expect(clean.svg.replace(/&lt;script&gt;alert\(1\)&lt;\/script&gt;|<!\[CDATA\[.*\]\]>/, "")).not.toMatch(
    /alert|script|\son\w+=|foreign/i,
  );
});

test("what is no drawing, has no size or defines entities is refused", () => {
  for (const source of [
    "<svg",
    "<html><svg/></html>",
    drawing("<path/>", ""),
    drawing("<path/>", 'viewBox="0 0 0 0"'),
    `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing("<text>&a;</text>")}`,
  ])
    expect(cleanSvg(source), source).toBeUndefined();
});
