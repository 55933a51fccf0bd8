import type { Tab } from "./driver.ts";
import { expect } from "./test.ts";

/** Returns whether a page shows an element whose text matches. */
function shows(tab: Tab, selector: string, text = ""): Promise<boolean> {
  return tab.run(
    (selector, text) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text),
      ),
    selector,
    text,
  );
}

/** Waits until the page shows an element with a text. While a page is left, nothing can be asked. */
export async function see(tab: Tab, selector: string, text = ""): Promise<void> {
  const message = `${selector} with "${text}"`;
  await expect.poll(() => shows(tab, selector, text).catch(() => false), { message }).toBe(true);
}

/** Waits until the page shows no such element any more. */
export async function gone(tab: Tab, selector: string): Promise<void> {
  await expect.poll(() => shows(tab, selector).catch(() => true), { message: `${selector} is gone` }).toBe(false);
}

/** Waits until a value read in the page is the expected one. */
export async function reads<Value>(tab: Tab, script: () => Value, expected: Value): Promise<void> {
  await expect.poll(() => tab.run(script).catch(() => undefined), { message: String(script) }).toEqual(expected);
}

export const hydrated = (tab: Tab, island: string): Promise<void> => see(tab, `[data-island=${island}][data-hydrated]`);

/** Waits until the tab is at a path, `/en/payment`, or one that matches. */
export async function arrive(tab: Tab, path: string | RegExp): Promise<void> {
  await expect
    .poll(async () => new URL(await tab.url()).pathname)
    .toMatch(path instanceof RegExp ? path : exactly(path));
}

const exactly = (path: string) => new RegExp(`^${path}$`);

/** Waits until an element has the focus. */
export async function focused(tab: Tab, selector: string): Promise<void> {
  const isFocused = () => tab.run((selector) => document.activeElement?.closest(selector) != null, selector);
  await expect.poll(() => isFocused().catch(() => false), { message: `focus on ${selector}` }).toBe(true);
}

/** Clicks an element once it is shown, in the middle of the window, where no bar lies over it. */
export async function click(tab: Tab, selector: string): Promise<void> {
  await see(tab, selector);
  await tab.run((selector) => {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    shown?.scrollIntoView({ block: "center", behavior: "instant" });
  }, selector);
  await tab.click(selector);
}

let marks = 0;

/**
 * Returns a selector of the shown control with a name, once there is one that can be used: its text, its label, or that of the
 * element that labels it. Where no whole name is that, it is one that contains it.
 */
async function named(tab: Tab, kind: string, name: string, within: string): Promise<string> {
  const mark = `mark-${++marks}`;
  const find = () =>
    tab.run(
      (kind, name, within, mark) => {
        const namesOf = (element: HTMLElement) => [
          element.getAttribute("aria-label"),
          element.textContent,
          ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
        ];
        const usable = [...document.querySelectorAll<HTMLElement>(within)]
          .flatMap((root) => [...root.querySelectorAll<HTMLElement>(kind)])
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"));
        const isNamed = (element: HTMLElement) =>
          namesOf(element).some((each) => each?.replace(/\s+/g, " ").trim() === name);
        const isNamedBeside = (element: HTMLElement) => namesOf(element).some((each) => each?.includes(name));
        const element = usable.find(isNamed) ?? usable.find(isNamedBeside);
        element?.setAttribute("data-mark", mark);
        return element !== undefined;
      },
      kind,
      name,
      within,
      mark,
    );
  await expect.poll(() => find().catch(() => false), { message: `${kind} named "${name}" in ${within}` }).toBe(true);
  return `[data-mark=${mark}]`;
}

/** Clicks a button or link with a name. */
export async function press(tab: Tab, name: string, within = "body"): Promise<void> {
  await click(tab, await named(tab, "button, a, summary, [role=button]", name, within));
}

/** Returns a selector of the field with a label. */
export const field = (tab: Tab, label: string): Promise<string> => named(tab, "input, textarea, select", label, "body");

/** Writes into a field, in place of what is there. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await see(tab, selector);
  await tab.run((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector)!;
    field.focus();
    field.select();
  }, selector);
  await tab.type(text);
}

/** Chooses an option of a list by its value. */
export async function select(tab: Tab, selector: string, value: string): Promise<void> {
  await see(tab, selector);
  await tab.run(
    (selector, value) => {
      const list = document.querySelector<HTMLSelectElement>(selector)!;
      list.focus();
      list.value = value;
      for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
    },
    selector,
    value,
  );
}
