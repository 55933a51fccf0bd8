import { Icon } from "#ui/icon.tsx";

/** Renders the theme switch. It is shown once a script runs; without one the system's setting applies. */
export function ThemeSwitch({ label, className = "" }: { label: string; className?: string }) {
  return (
    <button type="button" data-theme-switch aria-label={label} className={`bar-link needs-script ${className}`}>
      <Icon name="moon" className="theme-dark size-5" />
      <Icon name="sun" className="theme-light size-5" />
    </button>
  );
}
