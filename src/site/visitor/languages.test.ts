// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readRoot } from "#client/storage/storage.ts";
import { saveLanguageChoice } from "./languages.ts";

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/products?product=big-social");
  document.documentElement.dataset.offer = "en";
  document.body.innerHTML = `
    <a id="switch" href="/en/products" hreflang="en" data-twin></a>
    <a id="plain" href="/about-us"></a>
    <aside data-language-offer="en"><a href="/en/products" hreflang="en" data-twin></a><button data-dismiss></button></aside>
    <a id="home" href="/en#other-language" hreflang="en"></a>
    <main id="content" tabindex="-1"></main>`;
  document.body.onclick = (event) => event.preventDefault();
  saveLanguageChoice();
});

test("a dismissed offer stays away, and the focus goes on to the page", () => {
  document.querySelector<HTMLElement>("[data-dismiss]")!.focus();
  press("[data-dismiss]");
  expect(document.documentElement.dataset.offer).toBeUndefined();
  expect(readRoot().languageOffer).toBe("dismissed");
  expect(document.activeElement?.id).toBe("content");
});

test.each(["#switch", "aside a", "#home"])("a language chosen by %s is not offered again", (link) => {
  press("#plain");
  expect(readRoot().languageOffer).toBeUndefined();
  press(link);
  expect(readRoot().languageOffer).toBe("dismissed");
});

test("links to the page's twins carry the query, one to the home page does not", () => {
  const search = (id: string) => document.querySelector<HTMLAnchorElement>(id)!.search;
  expect(search("#switch")).toBe("?product=big-social");
  expect(search("#home")).toBe("");
});
