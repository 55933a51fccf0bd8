import { z } from "zod";
import { label, text } from "./parts.ts";

const verb = z.strictObject({ label, line: text(80) });

/** The words of the header beside the menus. */
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
  /** The link of the quiet frame. */
  help: label,
  /** The switch has the other language's own name; `arrived` is the note on the home page for a page without a twin. */
  language: z.strictObject({ label, name: label, short: label, arrived: text(120) }),
  theme: label,
  /** The search dialog; `move`, `open` and `close` name its keys. */
  palette: z.strictObject({
    title: label,
    field: text(60),
    places: label,
    found: label,
    none: text(90),
    all: label,
    move: label,
    open: label,
    close: label,
    /** What the dialog does beside opening pages; `line` has the words by which it is found. */
    verbs: z.strictObject({
      title: label,
      logIn: verb,
      account: verb,
      order: verb,
      orders: verb,
      invoice: verb,
      language: verb,
      theme: verb,
      copy: verb,
      /** Said once the address is copied, and when that was not allowed. */
      copied: text(90),
      notCopied: text(90),
    }),
  }),
});
