import { z } from "zod";
import { label } from "./parts.ts";

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
  language: z.strictObject({ label, name: label, short: label }),
  theme: label,
});
