// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstPaint } from "./first-paint.ts";

const html = () => document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...html().attributes]) html().removeAttribute(name);
  html().lang = "id";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("first paint", () => {
  const paint = (state: unknown, version: unknown = 1) => {
    localStorage.setItem("root", JSON.stringify({ version, state }));
    new Function(firstPaint)();
  };
  const tokens = (values: object) => ({ designTokens: { values } });

  test("theme, tokens and login state are applied before anything is painted", () => {
    localStorage.setItem("token", "t");
    paint({
      theme: "dark",
      ...tokens({ "--color-primary-600": "#ff0000", "--ease-out": "cubic-bezier(0.2, 0.7, 0.2, 1)" }),
    });
    expect(html().dataset.theme).toBe("dark");
    expect(html().hasAttribute("data-signed-in")).toBe(true);
    expect(html().hasAttribute("data-script")).toBe(true);
    expect(html().style.getPropertyValue("--color-primary-600")).toBe("#ff0000");
    expect(html().style.getPropertyValue("--ease-out")).toBe("cubic-bezier(0.2, 0.7, 0.2, 1)");
  });

  test.each(["pageswap", "pagereveal"])("a transition that the browser skips at %s is no error", async (name) => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    paint(null);
    const skipped = () => Promise.reject(new DOMException("Transition was aborted", "InvalidStateError"));
    dispatchEvent(Object.assign(new Event(name), { viewTransition: { ready: skipped(), finished: skipped() } }));
    // Also where the page takes part in none.
    dispatchEvent(Object.assign(new Event(name), { viewTransition: null }));
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test.each([
    ["no root", null],
    ["broken JSON", "{"],
    ["null", "null"],
    ["a number", "1"],
    ["another version", '{"version":2,"state":{"theme":"dark"}}'],
    ["no state", '{"version":1}'],
    ["a state that is a list", '{"version":1,"state":[]}'],
    ["a theme without text", '{"version":1,"state":{"theme":{"toString":1}}}'],
    ["an offer without text", '{"version":1,"state":{"languageOffer":{"toString":1}}}'],
    ["a token without text", '{"version":1,"state":{"designTokens":{"values":{"--x":{"toString":1}}}}}'],
    ["tokens that are none", '{"version":1,"state":{"designTokens":"x"}}'],
  ])("%s changes nothing and throws nothing", (_kind, text) => {
    if (text !== null) localStorage.setItem("root", text);
    new Function(firstPaint)();
    expect(html().dataset.theme).toBeUndefined();
    expect(html().hasAttribute("data-signed-in")).toBe(false);
    expect(html().getAttribute("style") ?? "").toBe("");
  });

  test.each([
    ["--x", "url(//evil.example)"],
    ["--x", "red; background: blue"],
    ["--x", "red } body { display: none"],
    ["--x", "image-set('x')"],
    ["--x", "\\75rl(x)"],
    ["background", "red"],
    ["--x:y", "red"],
  ])("%s: %s never reaches the page", (name, value) => {
    paint(tokens({ [name]: value }));
    expect(html().getAttribute("style") ?? "").toBe("");
  });

  test.each([
    [["en-US", "id"], "id", undefined, "en"],
    [["id-ID", "en"], "id", undefined, undefined],
    [["fr", "en-GB"], "id", undefined, "en"],
    [["fr"], "id", undefined, undefined],
    [["id"], "en", undefined, "id"],
    [["en"], "id", "dismissed", undefined],
  ])("a browser that prefers %j on a page in %s (%s) is offered %s", (languages, lang, languageOffer, offered) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    html().lang = lang;
    paint({ languageOffer });
    expect(html().dataset.offer).toBe(offered);
  });
});
