/** A file for programs, such as the sitemap, robots.txt, RSS, a manifest or a calendar. */
export interface Feed {
  type: string;
  body: string | Uint8Array;
  /** The content sets it is made of. */
  dependsOn: readonly string[];
}
