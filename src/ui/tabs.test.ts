// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

test("arrow keys wrap around, Home and End select the first and the last tab", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.body.appendChild(document.createElement("div"));
  const tabs = ["ATM", "Web", "App"].map((name) => ({ name, content: name }));
  await act(async () => createRoot(container).render(createElement(Tabs, { label: "How", tabs })));
  container.querySelector<HTMLElement>("[role=tab]")!.focus();
  const selected = [];
  for (const key of ["ArrowLeft", "ArrowRight", "End", "Home", "x"]) {
    await act(async () => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    expect(document.activeElement!.getAttribute("aria-selected")).toBe("true");
    selected.push(document.activeElement!.textContent);
  }
  expect(selected).toEqual(["App", "ATM", "App", "ATM", "ATM"]);
});
