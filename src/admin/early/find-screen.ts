import type { ScreenRow } from "../screen-row.ts";

/** Returns the screen at a pathname, `/admin/leads`, as the router finds it: a named part beats a parameter. */
export function findScreen(screens: readonly ScreenRow[], pathname: string): ScreenRow | undefined {
  const parts = pathname.replace(/^\/admin\/?|\/$/g, "").split("/");
  const matches = screens.filter((screen) => {
    const pattern = screen.path.split("/");
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(":") || part === parts[at]);
  });
  return matches.toSorted((one, other) => parameters(one) - parameters(other))[0];
}

const parameters = ({ path }: ScreenRow) => path.split(":").length;
