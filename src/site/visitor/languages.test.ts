// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readRoot } from "#client/storage.ts";
import { keepLanguageChoice } from "./languages.ts";

test("a dismissed offer stays away, and the focus goes on to the page", () => {
  document.documentElement.dataset.offer = "en";
  document.body.innerHTML = `
    <aside data-language-offer="en"><a href="/en"></a><button data-dismiss></button></aside>
    <main id="content" tabindex="-1"></main>`;
  keepLanguageChoice();
  const dismiss = document.querySelector<HTMLElement>("[data-dismiss]")!;
  dismiss.focus();
  dismiss.click();
  expect(document.documentElement.dataset.offer).toBeUndefined();
  expect(readRoot().languageOffer).toBe("dismissed");
  expect(document.activeElement?.id).toBe("content");
});
