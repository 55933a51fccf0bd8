import { copyText } from "#ui/copy-text.ts";

const list = <Type extends HTMLElement = HTMLElement>(selector: string) => document.querySelectorAll<Type>(selector);

/** What pages with code do with a script: copy buttons, and in the documentation a filter as one types, and the section in view. */
for (const button of list("[data-copy]")) {
  const label = button.textContent;
  button.hidden = false;
  button.onclick = async () => {
    const shown = [...button.closest("figure")!.querySelectorAll("pre")].find((text) => text.offsetParent)!;
    // Without a clipboard the code is selected, ready for the keys that copy.
    if (!(await copyText(shown.textContent.trim()))) return getSelection()?.selectAllChildren(shown);
    button.textContent = button.dataset.copy!;
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  };
}

const input = document.querySelector<HTMLInputElement>(".docs-search input");
input?.addEventListener("input", () => {
  const typed = input.value.trim().toLowerCase();
  for (const item of list(".docs-group li, [data-filter]"))
    item.hidden = !item.textContent!.toLowerCase().includes(typed);
});
addEventListener("keydown", (event) => {
  if (!input || event.key !== "/" || (event.target as Element).closest("input, textarea, select")) return;
  event.preventDefault();
  input.focus();
});

// Browsers with `:target-current` mark the section themselves.
if (!CSS.supports("scroll-target-group: auto")) {
  const links = [...list<HTMLAnchorElement>(".docs-toc a")];
  const watcher = new IntersectionObserver(
    (entries) => {
      const seen = entries.find((entry) => entry.isIntersecting)?.target.id;
      if (!seen) return;
      for (const link of links)
        if (link.hash === `#${seen}`) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
    },
    { rootMargin: "-20% 0px -70%" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) watcher.observe(section);
  }
}
