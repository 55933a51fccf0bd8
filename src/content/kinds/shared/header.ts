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
  accountMenu: label,
  loggedInAs: label,
  packages: label,
  invoices: label,
  security: label,
  logOut: label,
  contact: label,
  /** The switch names the other language in its own words; `arrived` says on the home page why one is there. */
  language: z.strictObject({ label, name: label, short: label, arrived: text(120) }),
  theme: label,
});
