import type { ScreenRow } from "../screen-row.ts";
import { screens } from "../screens.ts";
import { useMay } from "../session/me.ts";

/** Returns the screens that the person may read. */
export function useReadableScreens(): readonly ScreenRow[] {
  const may = useMay();
  return screens.filter(({ resource }) => may(resource, "read"));
}
