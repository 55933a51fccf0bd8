const island = /(<div data-island=[\s\S]*?<script type="application\/json">)/;
/** End tags that HTML allows to omit, where the next tag implies them. */
const impliedEnd = /<\/li>(?=<li|<\/[uo]l>)|<\/d[td]>(?=<d[td]|<\/dl>)|<\/t[dh]>(?=<t[dh]|<\/tr>)|<\/tr>(?=<tr|<\/t)/g;
const plainTag = /<(?:meta|link|input|br|hr|img|a|button)\b[^<>]*>/g;
const emptyShape = /<(path|rect|circle|line|ellipse|polyline|polygon|use|stop|image)((?:\s[^<>]*)?)><\/\1>/g;

/**
 * Removes what a browser does not need of React's HTML: markers between texts, empty classes, end tags of shapes and
 * of list items and cells. Names of attributes are written in lower case, which compresses better.
 * Islands keep their markers, which React needs to hydrate them.
 */
export function minifyHtml(html: string): string {
  return html
    .split(island)
    .map((part, index) => (index % 2 === 1 ? part : minifyPart(part)))
    .join("")
    .replace(emptyShape, "<$1$2/>");
}

const minifyPart = (part: string): string =>
  part
    .replace(/<!-- -->|<!--\/?\$-->/g, "")
    .replace(/ class="([^"]*)"/g, (_whole, names: string) => names.trim() && ` class="${names.trim()}"`)
    .replace(plainTag, (tag) =>
      tag.replace(/(?<!\s)\s*\/>$/, ">").replace(/ (charSet|hrefLang|popoverTarget)=/, (name) => name.toLowerCase()),
    )
    .replace(impliedEnd, "");
