import type { IndustryId } from "#catalogue/industries.ts";

/** Twelve industries, 24 x 24, one line of 1.5 in the colour of the text. */
const paths: Record<IndustryId, string> = {
  education: "M12 5 2.5 9.5 12 14l9.5-4.5L12 5zM6.5 11.5V16c1.5 1.5 3.4 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5M21.5 9.5V15",
  "energy-and-utilities": "M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6l1-8z",
  "financial-services": "M3.5 9.5 12 4.5l8.5 5h-17zM6 12.5V17M10 12.5V17M14 12.5V17M18 12.5V17M3.5 20h17",
  government: "M12 2.5v3M12 2.5h3.5v2H12M7.5 11.5a4.5 4.5 0 0 1 9 0M4 11.5h16M6 14.5v3M12 14.5v3M18 14.5v3M3.5 20.5h17",
  healthcare:
    "M20.5 9.3c0-2.7-2-4.8-4.5-4.8-1.7 0-3.2 1-4 2.5-.8-1.5-2.3-2.5-4-2.5-2.5 0-4.5 2.1-4.5 4.8 0 5 5.3 8.7 8.5 10.7 3.2-2 8.5-5.7 8.5-10.7zM6.5 12h3l1.5-2.5 2 4.5 1.5-2h3",
  insurance:
    "M12 3.5v1.5M3.5 13a8.5 8 0 0 1 17 0c-1.5-1.4-4.1-1.4-5.6 0-1.5-1.4-4.3-1.4-5.8 0-1.5-1.4-4.1-1.4-5.6 0zM12 12.5v6a2 2 0 0 1-4 0",
  "life-science":
    "M9.5 3.5h5M10.5 3.5v6l-5.3 8.6a1.6 1.6 0 0 0 1.4 2.4h10.8a1.6 1.6 0 0 0 1.4-2.4L13.5 9.5v-6M8 14.5h8M10.5 17.5h.01M13.5 17h.01",
  manufacturing: "M3.5 20.5v-11l5.5 3.5V9.5l5.5 3.5V4h4.5l1.5 16.5h-17zM7.5 16.5h2M12 16.5h2",
  media:
    "M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5zM10.5 8.5v5l4-2.5-4-2.5zM8 20h8",
  retail: "M5.5 8h13l1 12.5h-15l1-12.5zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5",
  technology:
    "M7.5 6h9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6zM10 10h4v4h-4zM9.5 3v3M14.5 3v3M9.5 18v3M14.5 18v3M3 9.5h3M3 14.5h3M18 9.5h3M18 14.5h3",
  telecommunication:
    "M12 10.5 8 21M12 10.5 16 21M9.5 17h5M12 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8.5 12.5a5 5 0 0 1 0-7M15.5 12.5a5 5 0 0 0 0-7M5.5 15a9 9 0 0 1 0-12M18.5 15a9 9 0 0 0 0-12",
};

/** Renders an industry's mark. Decorative: the industry's name is always beside it. */
export function IndustryMark({ id, className = "size-6" }: { id: IndustryId; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={paths[id]} />
    </svg>
  );
}
