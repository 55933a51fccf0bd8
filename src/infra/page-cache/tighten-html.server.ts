const island = /(<div data-island=[\s\S]*?<script type="application\/json">)/;
const emptyShape = /<(path|rect|circle|line|ellipse|polyline|polygon|use|stop|image)((?:\s[^<>]*)?)><\/\1>/g;

/**
 * Takes out what a browser does not need of React's HTML: markers between texts, empty classes, end tags of shapes.
 * Islands keep their markers, since React reads them again.
 */
export function tightenHtml(html: string): string {
  return html
    .split(island)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll("<!-- -->", "").replaceAll(' class=""', "")))
    .join("")
    .replace(emptyShape, "<$1$2/>");
}
