/** A file for programs, such as the sitemap, robots.txt, RSS, a manifest or a calendar. */
export interface Feed {
  type: string;
  body: string | Uint8Array;
  /** Whether it is another on another day, with the same words. */
  isDaily?: true;
}
