interface ButtonsProps {
  /** The first is the primary one, unless all are `secondary`. */
  items: readonly { href: string; label: string }[];
  secondary?: boolean;
  /** Whether they stand below each other where there is little room: long labels have no certain room beside each other. */
  stacked?: boolean;
  className?: string;
}

/** Renders links as a row of buttons. */
export function Buttons({ items, secondary, stacked, className = "" }: ButtonsProps) {
  return (
    <div className={`flex flex-wrap gap-2 ${stacked ? "stacked" : ""} ${className}`}>
      {items.map(({ href, label }, index) => (
        <a key={href} href={href} className={`btn ${index === 0 && !secondary ? "btn-primary" : "btn-secondary"}`}>
          {label}
        </a>
      ))}
    </div>
  );
}
