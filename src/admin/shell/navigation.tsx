import { NavLink } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useModal } from "#ui/use-modal.ts";
import { navigationGroups } from "../screen-row.ts";
import { company, useOfficeName } from "../session/company.ts";
import { useWords } from "../words/use-words.ts";
import { NavigationIcon } from "./navigation-icon.tsx";
import { useReadableScreens } from "./use-readable-screens.ts";

interface NavigationProps {
  narrow: boolean;
  onToggle: () => void;
  /** On a narrow screen it is a drawer. */
  open: boolean;
  onClose: () => void;
}

/** Renders the screens that the person may read, in groups: a column that can be collapsed, on a phone a drawer. */
export function Navigation({ narrow, onToggle, open, onClose }: NavigationProps) {
  const { navigation } = useWords("admin");
  const toggle = narrow ? navigation.expand : navigation.collapse;
  return (
    <>
      <nav className="navigation max-md:hidden" aria-label={navigation.label}>
        <OfficeName narrow={narrow} />
        <Entries narrow={narrow} />
        <button type="button" className="navigation-link mt-auto" aria-label={toggle} title={toggle} onClick={onToggle}>
          <Icon name={narrow ? "chevron-right" : "arrow-left"} className="size-4 shrink-0" />
          {!narrow && <span>{navigation.collapse}</span>}
        </button>
      </nav>
      <Drawer open={open} onClose={onClose} />
    </>
  );
}

/** The company's own mark and the name of the back office; a collapsed column has room for the mark alone. */
function OfficeName({ narrow }: { narrow: boolean }) {
  const { mark } = company();
  const name = useOfficeName();
  return (
    <p className="navigation-name">
      {mark && <img src={mark} alt="" width={24} height={24} />}
      {narrow ? !mark && <NavigationIcon name="mark" /> : name}
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
      className="drawer"
      aria-label={navigation.label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {open && (
        <nav className="drawer-body" aria-label={navigation.label}>
          <div className="flex items-center justify-between">
            <OfficeName narrow={false} />
            <button type="button" className="icon-btn" aria-label={close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <Entries narrow={false} />
        </nav>
      )}
    </dialog>
  );
}

function Entries({ narrow }: { narrow: boolean }) {
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
        {!narrow && <p className="navigation-title">{navigation.groups[group as keyof typeof navigationGroups]}</p>}
        <ul>
          {entries.map(({ nav, to, load }) => (
            <li key={nav}>
              <NavLink
                to={to}
                className="navigation-link"
                // The module of a screen is requested before the press.
                onPointerEnter={() => void load()}
                {...(narrow && { "aria-label": navigation.screens[nav], title: navigation.screens[nav] })}
              >
                <NavigationIcon name={nav} />
                {!narrow && <span>{navigation.screens[nav]}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
