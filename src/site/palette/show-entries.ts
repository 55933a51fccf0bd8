import type { PaletteEntry } from "./palette-entries.ts";

/** Replaces the list: the places whose names match, then the pages that the server found; the first one is selected. */
export function showEntries(
  list: HTMLElement,
  field: HTMLInputElement,
  places: readonly PaletteEntry[],
  found: readonly PaletteEntry[],
): void {
  let count = 0;
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
      group.append(heading, ...entries.map((entry) => option(entry, count++)));
      return [group];
    }),
  );
  if (count > 0) field.setAttribute("aria-activedescendant", "palette-0");
  else field.removeAttribute("aria-activedescendant");
}

function option({ href, name, line, glyph, job }: PaletteEntry, index: number): HTMLElement {
  const link = Object.assign(document.createElement("a"), {
    href,
    id: `palette-${index}`,
    className: "palette-option",
    tabIndex: -1,
  });
  link.role = "option";
  link.ariaSelected = String(index === 0);
  if (job) link.dataset.job = job;
  if (glyph) link.append(glyph.cloneNode(true));
  link.append(
    Object.assign(document.createElement("b"), { textContent: name }),
    Object.assign(document.createElement("span"), { textContent: line }),
  );
  return link;
}
