import { commandKey } from "#client/command-key.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";
import { ConnectionMark } from "./connection-mark.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { ThemeButton } from "./theme-button.tsx";

interface TopBarProps {
  onMenu: () => void;
  onSearch: () => void;
  onKeys: () => void;
}

/** Renders the bar above every screen: search, connection, language, theme, the person. */
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
