/** A file for programs, such as the sitemap, robots.txt, RSS, a manifest or a calendar. */
export interface Feed {
  type: string;
  body: string | Uint8Array;
  /** Whether it is another on another day, with the same words. */
  isDaily?: true;
}

/** Returns a text as it stands in XML, between tags or in an attribute with double quotes. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
