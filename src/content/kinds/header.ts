import { z } from "zod";
import { label, text } from "./parts.ts";

/** What stands in the header beside the menus. */
export const header = z.strictObject({
  home: label,
  menu: label,
  back: label,
  search: label,
  login: label,
  account: label,
  contact: label,
  /**
   * The switch names the other language in its own words. `only` is said of a page without a twin, whose switch leads
   * to the other language's home page; there `arrived` says why.
   */
  language: z.strictObject({ label, name: label, short: label, only: text(120), arrived: text(120) }),
  theme: label,
});
