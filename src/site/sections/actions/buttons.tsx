import { rowClasses } from "../fitted.tsx";

interface ButtonsProps {
  /** The first is the primary one, unless all are `secondary`. */
  items: readonly { href: string; label: string }[];
  secondary?: boolean;
  className?: string;
}

/** Renders links as a row of buttons, which breaks at the same button in a fallback face where its parent is `fit`. */
export function Buttons({ items, secondary, className = "" }: ButtonsProps) {
  const labels = items.map(({ label }) => label);
  const fit = rowClasses(labels, { size: 0.875, edges: 2.625, gap: 0.5 });
  return (
    <div className={`flex flex-wrap gap-2 ${fit} ${className}`}>
      {items.map(({ href, label }, index) => (
        <a key={href} href={href} className={`btn ${index === 0 && !secondary ? "btn-primary" : "btn-secondary"}`}>
          {label}
        </a>
      ))}
    </div>
  );
}
