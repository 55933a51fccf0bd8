interface ButtonsProps {
  /** The first is the primary one, unless all are `secondary`. */
  items: readonly { href: string; label: string }[];
  secondary?: boolean;
  className?: string;
}

/** Renders links as a row of buttons. */
export function Buttons({ items, secondary, className = "" }: ButtonsProps) {
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {items.map(({ href, label }, index) => (
        <a key={href} href={href} className={`btn ${index === 0 && !secondary ? "btn-primary" : "btn-secondary"}`}>
          {label}
        </a>
      ))}
    </div>
  );
}
