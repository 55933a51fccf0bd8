import type { ReactNode } from "react";

/** Renders the label of a detected thing; `className` positions it. The signal is turmeric. */
export function Tag({ signal, className, children }: { signal?: boolean; className: string; children: ReactNode }) {
  return (
    <span
      className={`num absolute rounded-sm px-1.5 text-xs/5 font-semibold whitespace-nowrap ${signal ? "bg-accent text-[#0b172b]" : "bg-hue text-ground"} ${className}`}
    >
      {children}
    </span>
  );
}
