import { localizeHref, readAddress } from "#address/address.ts";
import { search } from "#client/api/search.ts";
import { loadStylesheet } from "../visitor/load-stylesheet.ts";
import { localEntries, type PaletteEntry, remoteEntry } from "./palette-entries.ts";
import { verbEntries } from "./verbs.ts";

/** Milliseconds without a key before the server is asked. */
const pause = 150;

let dialog: HTMLDialogElement | undefined;

/** Opens the search dialog; what is searched first are verbs and the links of the menus, then the pages that the server finds. */
export async function openPalette(): Promise<void> {
  if (!dialog) {
    const [element] = await Promise.all([findDialog().catch(() => null), loadStylesheet()]);
    if (!element) return location.assign(searchPage());
    dialog ??= prepare(element);
  }
  if (dialog.open) return;
  if ("popover" in HTMLElement.prototype)
    for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
  dialog.dispatchEvent(new Event("opening"));
  dialog.showModal();
  dialog.querySelector("input")!.select();
}

/** Returns the empty dialog, which is a part of the search page: on another page it is fetched from there. */
async function findDialog(): Promise<HTMLDialogElement | null> {
  if (!document.querySelector("#palette")) {
    const page = await (await fetch(searchPage())).text();
    // Without the head: its style would be refused here, since the policy names the hash of this page's own style.
    const body = page.slice(page.indexOf("<body"));
    const dialog = new DOMParser().parseFromString(body, "text/html").querySelector("#palette");
    if (dialog) document.body.append(dialog);
  }
  return document.querySelector("#palette");
}

/** Pages with the quiet frame have no link to it. */
const searchPage = () => localizeHref("/search", readAddress(location.pathname));

function prepare(dialog: HTMLDialogElement): HTMLDialogElement {
  const field = dialog.querySelector("input")!;
  const list = dialog.querySelector<HTMLElement>("[role=listbox]")!;
  const none = dialog.querySelector<HTMLElement>("[role=status]")!;
  const places = localEntries();
  const verbsTitle = dialog.querySelector<HTMLElement>("[data-verbs]")?.dataset.verbs ?? "";
  let verbs: PaletteEntry[] = [];
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function show(found: PaletteEntry[], isFinal: boolean) {
    const query = field.value.trim();
    const near = query ? rankEntries(places, query) : places;
    const doable = query ? rankEntries(verbs, query) : verbs;
    const listed = [...doable, ...near];
    const rest = found.filter(({ href }) => !listed.some((entry) => entry.href === href));
    showEntries(list, field, [
      [verbsTitle, doable],
      [list.dataset.places!, near.slice(0, query ? 6 : 40)],
      [list.dataset.found!, rest],
    ]);
    none.textContent = isFinal && listed.length + rest.length === 0 ? none.dataset.none! : "";
  }

  async function searchPages() {
    const query = field.value.replace(/\s+/g, " ").trim();
    if (query.length < 2) return;
    running = new AbortController();
    const { signal } = running;
    const outcome = await search(query, document.documentElement.lang, signal, 12);
    if (!signal.aborted) show(outcome.ok ? outcome.data.data.map((page) => remoteEntry(page, places)) : [], true);
  }

  field.addEventListener("input", () => {
    running?.abort();
    clearTimeout(timer);
    // Another query begins at its own first entry.
    list.replaceChildren();
    show([], false);
    timer = setTimeout(searchPages, pause);
  });
  field.addEventListener("keydown", (event) => {
    const options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
    const at = options.findIndex(({ ariaSelected }) => ariaSelected === "true");
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step && options.length > 0) {
      event.preventDefault();
      select(field, options, (at + step + options.length) % options.length);
    } else if (event.key === "Enter" && options[at]) {
      event.preventDefault();
      options[at].click();
    }
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("[data-close]")) dialog.close();
  });
  // Somebody may have logged in or ordered since it was open last.
  dialog.addEventListener("opening", () => {
    verbs = verbEntries(dialog, (text) => {
      // A search that still runs would replace what is said.
      running?.abort();
      clearTimeout(timer);
      none.textContent = text;
    });
    show([], false);
    void searchPages();
  });
  return dialog;
}

function select(field: HTMLInputElement, options: HTMLElement[], at: number) {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === at);
  field.setAttribute("aria-activedescendant", options[at]!.id);
  options[at]!.scrollIntoView({ block: "nearest" });
}

interface Named {
  name: string;
  line: string;
}

/**
 * Returns the entries that contain every word of the query, best first: those whose name begins with it, then those that
 * have it in the name, then in the line.
 */
export function rankEntries<Entry extends Named>(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/);
  const rank = ({ name, line }: Named) => {
    const [inName, all] = [name.toLowerCase(), `${name} ${line}`.toLowerCase()];
    if (!words.every((word) => all.includes(word))) return 0;
    // "social" is at the beginning of what follows the family's "Big".
    if (inName.replace(/^big/, "").startsWith(words[0]!) || inName.startsWith(words[0]!)) return 3;
    return words.every((word) => inName.includes(word)) ? 2 : 1;
  };
  return entries
    .map((entry) => ({ entry, value: rank(entry) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
}

/**
 * Replaces the list by groups of entries: verbs, places whose names match, pages that the server found. What was selected stays so when
 * it is still there, else the first one is.
 */
function showEntries(
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
