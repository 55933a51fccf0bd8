/** Interface icons: 24 x 24, one path each, with a stroke of 1.5 in the colour of the surrounding text. */
const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-right": "m9 6 6 6-6 6",
  "arrow-right": "M4.5 12h15m-6-6 6 6-6 6",
  "arrow-left": "M19.5 12h-15m6-6-6 6 6 6",
  check: "m5 12.5 4.5 4.5L19 7",
  copy: "M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5zM15.5 8.5v-3A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1",
  moon: "M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3z",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.2-3.6-8.5S9.6 5.9 12 3.5z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20",
  phone:
    "M6.5 4h2.7l1.6 4.2-2 1.4a11.4 11.4 0 0 0 5.6 5.6l1.4-2 4.2 1.6v2.7a2 2 0 0 1-2.2 2A16.4 16.4 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z",
  mail: "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5zM4.5 7.5l7.5 5.3 7.5-5.3",
  chat: "M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V16h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5zM8.5 9h7M8.5 12h4.5",
  "map-pin":
    "M12 3.5a6.5 6.5 0 0 0-6.5 6.5c0 4.5 4.5 8.6 6.5 10.5 2-1.9 6.5-6 6.5-10.5A6.5 6.5 0 0 0 12 3.5zM12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z",
  calendar:
    "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3.5v4M16 3.5v4",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15",
  external:
    "M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.6-3.2 3.6-5 7.5-5s6.9 1.8 7.5 5",
  logout: "M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10m-4-4 4 4-4 4",
  lock: "M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  alert: "M12 4.5 3.5 19h17L12 4.5zM12 10v4M12 16.5v.01",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 8v.01",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  "eye-off":
    "M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.7 7A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16",
  code: "m8.5 7-5 5 5 5M15.5 7l5 5-5 5",
  book: "M12 6.5C10 5 7 4.7 3.5 5v13c3.5-.3 6.5 0 8.5 1.5 2-1.5 5-1.8 8.5-1.5V5C17 4.7 14 5 12 6.5zM12 6.5v13",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1",
  quote: "M10 7c-3 1-5 3.5-5 7v3h5v-5H7.5M19 7c-3 1-5 3.5-5 7v3h5v-5h-2.5",
  grid: "M5 4.5h5v5H5zM14 4.5h5v5h-5zM5 14.5h5v5H5zM14 14.5h5v5h-5z",
  building:
    "M6 20V5.5A1.5 1.5 0 0 1 7.5 4h9A1.5 1.5 0 0 1 18 5.5V20M3.5 20h17M9.5 8h1.5M13 8h1.5M9.5 12h1.5M13 12h1.5M10 20v-4h4v4",
  tag: "M4 5.5A1.5 1.5 0 0 1 5.5 4H12l8 8-7.5 7.5L4 12zM8 8v.01",
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** Renders an icon, decorative by default; `title` names one that has no text beside it. */
export function Icon({ name, className = "size-5", title }: { name: IconName; className?: string; title?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}
