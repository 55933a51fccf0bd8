import type { PaletteEntry } from "./palette-entries.ts";

/**
 * Replaces the list by groups of entries: verbs, places whose names match, pages that the server found. What was selected stays so when
 * it is still there, else the first one is.
 */
export function showEntries(
  list: HTMLElement,
  field: HTMLInputElement,
  groups: readonly (readonly [title: string, entries: readonly PaletteEntry[]])[],
): void {
  const selected = list.querySelector("[aria-selected=true]")?.getAttribute("href");
  let count = 0;
  // Of a page that no menu has.
  const glyph = field.parentElement!.querySelector("svg")!;
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

function option({ href, name, line, glyph, job, run }: PaletteEntry, index: number, otherGlyph: Element): HTMLElement {
  const link = Object.assign(document.createElement("a"), {
    href,
    id: `palette-${index}`,
    className: "palette-option",
    tabIndex: -1,
  });
  link.role = "option";
  link.ariaSelected = "false";
  if (job) link.dataset.job = job;
  if (run)
    link.addEventListener("click", (event) => {
      event.preventDefault();
      run();
    });
  const icon = (glyph ?? otherGlyph).cloneNode(true) as Element;
  icon.classList.add("glyph");
  link.append(
    icon,
    Object.assign(document.createElement("b"), { textContent: name }),
    Object.assign(document.createElement("span"), { textContent: line }),
  );
  return link;
}
