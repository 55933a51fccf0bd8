/** The pictures of a logo: for light grounds, for dark ones, and the square mark. */
export const logoParts = ["light", "dark", "mark"] as const;
export type LogoPart = (typeof logoParts)[number];

/** A logo by the references of its pictures (`media:<id>`). */
export type LogoReferences = Partial<Record<LogoPart, string>>;
