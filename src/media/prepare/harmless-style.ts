const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Functions of styles and of presentation attributes that calculate, paint or select; none of them loads anything. `url()`
 * is judged by what it refers to. Source: CSS Values 4, Color 4 and 5, Transforms 2, Shapes 1, Easing 1, Selectors 4,
 * Filter Effects 1.
 */
const functions = words(`
  url var calc min max clamp
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path rect cubic-bezier linear steps
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir
`);

/** Rules that choose when others apply. */
const conditions = /^@(media|supports|container|layer)\b/i;

/**
 * Returns whether a style, or the value of an attribute, loads nothing: by lists of what it may contain, since there are
 * more ways to name an address than one can think of.
 */
export function isHarmlessStyle(style: string): boolean {
  // A backslash could hide a name, and two slashes begin an address.
  if (/\\|\/\/|javascript:/i.test(style)) return false;
  // Outside of `url()` an address is a string: those that name a scheme are refused too.
  if ((style.match(/"[^"]*"|'[^']*'/g) ?? []).some((text) => text.includes(":"))) return false;
  if (/url\((?!\s*(["']?)#[^"'()\s]+\1\s*\))/i.test(style)) return false;
  const called = style.match(/(?<![\w\u0080-\uffff-])[\w\u0080-\uffff-]+\(/g) ?? [];
  if (!called.every((name) => functions.has(name.slice(0, -1).toLowerCase()))) return false;
  return (style.match(/@[\w-]*/g) ?? []).every((rule) => conditions.test(rule));
}
