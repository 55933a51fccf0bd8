import { Icon } from "#ui/icon.tsx";

/** Shown once a script runs, since without one it could do nothing; the system's own setting holds then. */
export function ThemeSwitch({ label, className = "" }: { label: string; className?: string }) {
  return (
    <button type="button" data-theme-switch aria-label={label} className={`bar-link needs-script ${className}`}>
      <Icon name="moon" className="theme-dark size-5" />
      <Icon name="sun" className="theme-light size-5" />
    </button>
  );
}
