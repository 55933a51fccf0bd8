// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

test("arrow keys go round, Home and End go to the ends", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement("div"));
  const tabs = ["ATM", "Web", "App"].map((name) => ({ name, content: name }));
  await act(async () => createRoot(place).render(createElement(Tabs, { label: "How", tabs })));
  place.querySelector<HTMLElement>("[role=tab]")!.focus();
  const chosen = [];
  for (const key of ["ArrowLeft", "ArrowRight", "End", "Home", "x"]) {
    await act(async () => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    expect(document.activeElement!.getAttribute("aria-selected")).toBe("true");
    chosen.push(document.activeElement!.textContent);
  }
  expect(chosen).toEqual(["App", "ATM", "App", "ATM", "ATM"]);
});
