import type { NavigationName } from "../screen-row.ts";

/** Icons of the navigation, drawn like those of `ui/icon.tsx`: 24 x 24, one path each. */
const paths: Record<NavigationName, string> = {
  today: "M4 12h3l3-7 4 14 3-7h3",
  leads: "M4 13.5h4.5l1.5 2.5h4l1.5-2.5H20M4 13.5 6.5 6h11L20 13.5V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z",
  tasks: "M4 6.5 5.5 8 8 5M4 12.5 5.5 14 8 11M4 18.5 5.5 20 8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20",
  orders: "M7 4h10a1 1 0 0 1 1 1v15l-3-2-3 2-3-2-3 2V5a1 1 0 0 1 1-1zM9.5 9h5M9.5 12.5h5",
  customers:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 19c.5-2.8 3-4.5 6-4.5s5.5 1.7 6 4.5M15.5 5.4a3.5 3.5 0 0 1 0 6.2M17.5 14.9c2 .6 3.2 2.1 3.5 4.1",
  invoices: "M6 3.5h8l4 4V20.5H6zM14 3.5v4h4M9 12h6M9 15.5h6",
  reconciliation: "M4 8h13m-3.5-3.5L17 8l-3.5 3.5M20 16H7m3.5-3.5L7 16l3.5 3.5",
  vouchers: "M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2",
  prices: "M12.5 4H19a1 1 0 0 1 1 1v6.5L11.5 20 4 12.5zM15.8 8.2v.01",
  content:
    "M5 5.5A1.5 1.5 0 0 1 6.5 4H14l5 5v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5zM13.5 4v5.5H19M8.5 13h7M8.5 16.5h4.5",
  brand:
    "M12 4a8 8 0 1 0 0 16c1.2 0 1.7-.9 1.4-1.9-.5-1.6.5-2.6 1.9-2.6H17a3 3 0 0 0 3-3C20 7.5 16.4 4 12 4zM8 11v.01M11 8v.01M15 8.5v.01",
  help: "M4 5h16v11H10l-4 3.5V16H4zM9 9.5a3 3 0 1 1 3.6 2.9v.8M12.6 14v.01",
  people: "M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10",
  staff: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.6-3.2 3.6-5 7.5-5s6.9 1.8 7.5 5",
  audit: "M5 6h9M5 10.5h9M5 15h5M17 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17 14.5V16l1 1",
  settings: "M4 7h9M17 7h3M15 4.5v5M4 12h3M11 12h9M9 9.5v5M4 17h11M19 17h1M17 14.5v5",
  jobs: "M5 6h14v4H5zM5 14h14v4H5zM8 8v.01M8 16v.01",
  campaigns: "M4 10v4h3l8 4.5v-13L7 10zM18 9.5a3.5 3.5 0 0 1 0 5M8 14l1.2 5h2.3l-1-4",
  experiments: "M9.5 4h5M10.5 4v5.5L5 18.5a1 1 0 0 0 .9 1.5h12.2a1 1 0 0 0 .9-1.5l-5.5-9V4M8 15h8",
  speed: "M4.5 18a8.5 8.5 0 1 1 15 0M12 14l4-5M12 14v.01",
  newsletter: "M4 7.5 12 13l8-5.5M4 6h16v12H4zM4 18l5.5-6M20 18l-5.5-6",
  events: "M5 6h14v13H5zM5 10h14M8.5 4v3.5M15.5 4v3.5M9 14.5l2 2 4-4",
  media: "M4 6h16v12H4zM4 15l4.5-4 4 3.5 3-2.5L20 16M15.5 9.5v.01",
  api: "M8.5 7 4 12l4.5 5M15.5 7l4.5 5-4.5 5",
  system:
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M6 18l1.8-1.8M16.2 7.8 18 6",
};

export function NavigationIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" className="icon size-5 shrink-0" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
