import { startTransition, useEffect, useRef } from "react";
import { Link } from "react-router";
import { commandKey } from "#client/command-key.ts";
import { changeRoot, readRoot, watchRoot } from "#client/storage/storage.ts";
import { type Locale, locales } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { initialsOf } from "../layout/avatar.tsx";
import { useConnection } from "../live/connection.ts";
import { useMay, useMe } from "../session/me.ts";
import { sitePage } from "../session/redirect-to-login.ts";
import { setLocale, useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { Bell } from "./bell.tsx";

interface TopBarProps {
  onMenu: () => void;
  onSearch: () => void;
  onKeys: () => void;
}

/** Renders the bar above every screen: search, connection, notifications, language, theme, the person. */
export function TopBar({ onMenu, onSearch, onKeys }: TopBarProps) {
  const { navigation, bar, keys } = useWords("admin");
  return (
    <header className="top-bar">
      <button type="button" className="icon-btn md:hidden" aria-label={navigation.open} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <button type="button" className="search-btn" onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" className="size-4 shrink-0" />
        <span className="truncate">{bar.search}</span>
        <kbd className="kbd ms-auto max-md:hidden">{commandKey()} K</kbd>
      </button>
      <div className="ms-auto flex items-center gap-0.5">
        <ConnectionMark />
        <Bell />
        <LanguageSwitch />
        <ThemeButton label={bar.theme} />
        <button
          type="button"
          className="icon-btn max-md:hidden"
          aria-label={keys.title}
          title={keys.title}
          onClick={onKeys}
        >
          <span aria-hidden="true">?</span>
        </button>
        <PersonMenu />
      </div>
    </header>
  );
}

/** Shows whether changes of others arrive; a lost connection has a line of its own. */
function ConnectionMark() {
  const connection = useConnection();
  const { bar } = useWords("admin");
  const label = connection === "live" ? bar.live : bar.connecting;
  return (
    <span className="connection" data-connection={connection} title={label}>
      <span className="sr-only">{label}</span>
    </span>
  );
}

const languageNames: Record<Locale, string> = { id: "Bahasa Indonesia", en: "English" };

/** Renders the two languages; the choice is remembered in this browser. */
function LanguageSwitch() {
  const { bar } = useWords("admin");
  const locale = useLocale();
  return (
    <fieldset className="language" aria-label={bar.language}>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          className="language-btn"
          lang={each}
          aria-pressed={each === locale}
          onClick={() => startTransition(() => setLocale(each))}
        >
          {each.toUpperCase()}
          <span className="sr-only"> {languageNames[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Renders who is logged in, and the way out. */
function PersonMenu() {
  const { bar, roles } = useWords("admin");
  const { name, email, role } = useMe();
  const mayWrite = useMay()("leads", "write");
  const menu = useRef<HTMLDivElement>(null);
  const leave = async () => {
    const { logOut } = await import("#client/flows/log-out.ts");
    await logOut();
    location.assign(sitePage("/"));
  };
  return (
    <>
      <button
        type="button"
        className="person"
        // Drawn by the stylesheet: the name of the button is what it opens.
        data-initials={initialsOf(name)}
        popoverTarget="person-menu"
        aria-label={bar.account}
        title={name}
      />
      <div ref={menu} id="person-menu" popover="auto" className="pop-menu">
        <p className="px-2.5 pt-1.5 text-sm font-semibold">{name}</p>
        <p className="px-2.5 pb-2 text-xs text-muted">
          {email}
          <br />
          {roles[role]}
        </p>
        <a className="pop-item" href={sitePage("/account")}>
          <Icon name="user" className="size-4" />
          {bar.account}
        </a>
        {mayWrite && (
          <Link className="pop-item" to="/leads/writing" onClick={() => menu.current?.hidePopover()}>
            <Icon name="mail" className="size-4" />
            {bar.writing}
          </Link>
        )}
        <a className="pop-item" href={sitePage("/")} target="_blank" rel="noopener">
          <Icon name="external" className="size-4" />
          {bar.site}
        </a>
        <button type="button" className="pop-item" onClick={() => void leave()}>
          <Icon name="logout" className="size-4" />
          {bar.logOut}
        </button>
      </div>
    </>
  );
}

/** Switches between light and dark; stored where the site stores it, so that both follow, in every open tab. */
function ThemeButton({ label }: { label: string }) {
  useEffect(
    () =>
      watchRoot(() => {
        const { theme } = readRoot();
        if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
      }),
    [],
  );
  const toggle = () => {
    const isDark = getComputedStyle(document.documentElement).colorScheme === "dark";
    changeRoot({ theme: isDark ? "light" : "dark" });
  };
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={toggle}>
      <Icon name="moon" className="theme-dark size-4.5" />
      <Icon name="sun" className="theme-light size-4.5" />
    </button>
  );
}
