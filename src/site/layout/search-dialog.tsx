import { Icon, type IconName } from "#ui/icon.tsx";
import { type VerbName, verbNames } from "../palette/verbs.ts";
import { useHref, usePage } from "../use-page.ts";

/** The pages of the verbs that open one, or that stand in for what the browser does not know. */
const verbPages: Partial<Record<VerbName, string>> = {
  logIn: "/auth/login",
  account: "/account",
  order: "/payment",
  orders: "/account",
  invoice: "/account/invoices",
};

const verbIcons: Record<VerbName, IconName> = {
  logIn: "lock",
  account: "user",
  order: "clock",
  orders: "grid",
  invoice: "download",
  language: "globe",
  theme: "moon",
  copy: "copy",
};

/** Renders the search dialog, empty, in the search page: palette/ fetches it from there once it is opened, and fills it. */
export function SearchDialog() {
  const { header } = usePage();
  const href = useHref();
  const { title, field, places, found, none, all, move, open, close, verbs } = header.palette;
  return (
    <dialog id="palette" className="palette" aria-label={title}>
      <form action={href("/search")} className="palette-field">
        <Icon name="search" className="" />
        <input
          type="text"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label={title}
          aria-controls="palette-list"
          aria-expanded="true"
          aria-autocomplete="list"
          autoComplete="off"
          minLength={2}
          maxLength={100}
          placeholder={field}
        />
        <button type="button" className="bar-link" data-close="" aria-label={close}>
          <kbd>Esc</kbd>
        </button>
      </form>
      <div id="palette-list" role="listbox" aria-label={title} data-places={places} data-found={found} />
      <p role="status" className="palette-none" data-none={none} />
      <div hidden data-verbs={verbs.title} data-copied={verbs.copied} data-not-copied={verbs.notCopied}>
        {verbNames.map((name) => (
          <a key={name} href={href(verbPages[name] ?? "/search")} data-verb={name}>
            <Icon name={verbIcons[name]} className="" />
            <b>{verbs[name].label}</b>
            <span>{verbs[name].line}</span>
          </a>
        ))}
      </div>
      <p className="palette-foot">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {move}
        </span>
        <span>
          <kbd>↵</kbd> {open}
        </span>
        <a href={href("/search")} className="link ms-auto">
          {all}
        </a>
      </p>
    </dialog>
  );
}
