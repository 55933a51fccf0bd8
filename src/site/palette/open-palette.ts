import { localizeHref, readAddress } from "#address/address.ts";
import { search } from "#client/api/search.ts";
import { loadStylesheet } from "../visitor/load-stylesheet.ts";
import { localEntries, type PaletteEntry, remoteEntry } from "./palette-entries.ts";
import { rankEntries } from "./rank-entries.ts";
import { showEntries } from "./show-entries.ts";
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
    document.body.insertAdjacentHTML("beforeend", page.match(/<dialog id="palette[\s\S]*?<\/dialog>/)?.[0] ?? "");
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
