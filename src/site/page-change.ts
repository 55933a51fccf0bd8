/** What an experiment draws otherwise than the address of a page says. */
export interface PageChange {
  /** The edition in which the page is drawn; its links stay in that of its address. */
  edition?: "v1" | "v2";
  /** By their names, sections that are drawn as an edition has them, or left out. */
  sections?: Readonly<Record<string, "v1" | "v2" | "nothing">>;
  /** The arm of a running experiment, as browsers know it: `x3=b`. */
  arm?: string;
}
