import type { PaletteEntry } from "./palette-entries.ts";

/**
 * Replaces the list: the places whose names match, then the pages that the server found. What was selected stays so when
 * it is still there, else the first one is.
 */
export function showEntries(
  list: HTMLElement,
  field: HTMLInputElement,
  places: readonly PaletteEntry[],
  found: readonly PaletteEntry[],
): void {
  const selected = list.querySelector("[aria-selected=true]")?.getAttribute("href");
  let count = 0;
  // Of a page that no menu has.
  const glyph = field.parentElement!.querySelector("svg")!;
  const groups = [
    [list.dataset.places!, places],
    [list.dataset.found!, found],
  ] as const;
  list.replaceChildren(
    ...groups.flatMap(([title, entries]) => {
      if (entries.length === 0) return [];
      const group = document.createElement("div");
      group.role = "group";
      group.ariaLabel = title;
      const heading = Object.assign(document.createElement("p"), { textContent: title, className: "palette-title" });
      heading.ariaHidden = "true";
      group.append(heading, ...entries.map((entry) => option(entry, count++, glyph)));
      return [group];
    }),
  );
  const options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const current = options.find((option) => option.getAttribute("href") === selected) ?? options[0];
  if (current) {
    current.ariaSelected = "true";
    field.setAttribute("aria-activedescendant", current.id);
  } else field.removeAttribute("aria-activedescendant");
}

function option({ href, name, line, glyph, job }: PaletteEntry, index: number, otherGlyph: Element): HTMLElement {
  const link = Object.assign(document.createElement("a"), {
    href,
    id: `palette-${index}`,
    className: "palette-option",
    tabIndex: -1,
  });
  link.role = "option";
  link.ariaSelected = "false";
  if (job) link.dataset.job = job;
  const icon = (glyph ?? otherGlyph).cloneNode(true) as Element;
  icon.classList.add("glyph");
  link.append(
    icon,
    Object.assign(document.createElement("b"), { textContent: name }),
    Object.assign(document.createElement("span"), { textContent: line }),
  );
  return link;
}
