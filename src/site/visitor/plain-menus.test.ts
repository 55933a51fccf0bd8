// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { openPlainMenus } from "./plain-menus.ts";

test("without popovers a menu opens by its button and closes by the button, another menu, Escape or a press beside it", () => {
  document.body.innerHTML = `
    <button popovertarget="a"><b></b></button><button popovertarget="b"></button><p></p>
    <div popover id="a"><a></a></div><div popover id="b"></div>`;
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  const open = () => [...document.querySelectorAll(".menu-open")].map(({ id }) => id).join();
  openPlainMenus();
  press("[popovertarget=a] b");
  expect(open()).toBe("a");
  press("#a a");
  expect(open()).toBe("a");
  press("[popovertarget=b]");
  expect(open()).toBe("b");
  press("[popovertarget=b]");
  expect(open()).toBe("");
  press("[popovertarget=a]");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(open()).toBe("");
  press("[popovertarget=a]");
  press("p");
  expect(open()).toBe("");
});
