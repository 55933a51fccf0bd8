import { usePage } from "../use-page.ts";
import * as v1 from "./sections.ts";
import * as v2 from "./v2/sections.ts";

export type Sections = typeof v1;

const byEdition: Record<"v1" | "v2", Sections> = { v1, v2: { ...v1, ...v2 } };

/** Returns the sections of the page's edition; screens need not know which edition it is. */
export function useSections(): Sections {
  return byEdition[usePage().address.edition];
}
