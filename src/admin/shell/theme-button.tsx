import { useEffect } from "react";
import { changeRoot, readRoot, watchRoot } from "#client/storage/storage.ts";
import { Icon } from "#ui/icon.tsx";

/** Switches between light and dark; stored where the site stores it, so that both follow, in every open tab. */
export function ThemeButton({ label }: { label: string }) {
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
