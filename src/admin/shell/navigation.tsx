import { useState } from "react";
import { NavLink } from "react-router";
import { useModal } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { LogoMark } from "#ui/marks/logo-mark.tsx";
import { navigationGroups } from "../screen-row.ts";
import { company, useOfficeName } from "../session/company.ts";
import { useWords } from "../words/use-words.ts";
import { NavigationIcon } from "./navigation-icon.tsx";
import { useReadableScreens } from "./use-readable-screens.ts";

interface NavigationProps {
  /** Whether the labels stay; otherwise they appear over the screen while the pointer or the focus is on the rail. */
  pinned: boolean;
  onToggle: () => void;
  /** On a narrow screen it is a drawer. */
  open: boolean;
  onClose: () => void;
}

/** Renders the screens that the person may read, in groups: a rail with the company's mark, on a phone a drawer. */
export function Navigation({ pinned, onToggle, open, onClose }: NavigationProps) {
  const { navigation } = useWords("admin");
  const toggle = pinned ? navigation.collapse : navigation.expand;
  // Once a screen is chosen the labels make way for it, until the pointer comes back.
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      <div
        className="rail ground-ink max-md:hidden"
        data-pinned={pinned || undefined}
        data-dismissed={dismissed || undefined}
        onPointerLeave={() => setDismissed(false)}
      >
        <nav className="navigation" aria-label={navigation.label}>
          <OfficeName />
          <Entries onChoose={() => setDismissed(true)} />
          <button type="button" className="navigation-link mt-auto" aria-pressed={pinned} onClick={onToggle}>
            <Icon name={pinned ? "arrow-left" : "chevron-right"} className="size-5 shrink-0" />
            <span className="navigation-label">{toggle}</span>
          </button>
        </nav>
      </div>
      <Drawer open={open} onClose={onClose} />
    </>
  );
}

/** The company's own mark, or the shipped one, and the name of the back office. */
function OfficeName() {
  const { mark } = company();
  const name = useOfficeName();
  return (
    <p className="navigation-name">
      {mark ? <img src={mark} alt="" width={28} height={28} /> : <LogoMark className="size-7 shrink-0" />}
      <span className="navigation-label">{name}</span>
    </p>
  );
}

function Drawer({ open, onClose }: Pick<NavigationProps, "open" | "onClose">) {
  const { navigation, close } = useWords("admin");
  const dialog = useModal(open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className="drawer ground-ink"
      aria-label={navigation.label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {open && (
        <nav className="drawer-body" aria-label={navigation.label}>
          <div className="flex items-center justify-between">
            <OfficeName />
            <button type="button" className="icon-btn" aria-label={close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <Entries />
        </nav>
      )}
    </dialog>
  );
}

function Entries({ onChoose }: { onChoose?: () => void }) {
  const { navigation } = useWords("admin");
  const readable = useReadableScreens();
  return Object.entries(navigationGroups).map(([group, names]) => {
    const entries = names.flatMap((nav) => {
      const screen = readable.find((row) => row.nav === nav);
      return screen ? [{ nav, to: `/${screen.path}`, load: screen.load }] : [];
    });
    if (entries.length === 0) return null;
    return (
      <div key={group} className="navigation-group">
        <p className="navigation-title">
          <span className="navigation-label">{navigation.groups[group as keyof typeof navigationGroups]}</span>
        </p>
        <ul>
          {entries.map(({ nav, to, load }) => (
            <li key={nav}>
              <NavLink
                to={to}
                className="navigation-link"
                // The module of a screen is requested before the press.
                onPointerEnter={() => void load()}
                {...(onChoose && { onClick: onChoose })}
              >
                <NavigationIcon name={nav} />
                <span className="navigation-label">{navigation.screens[nav]}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
