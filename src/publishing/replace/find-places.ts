/** Returns where a text stands in a value, each place once and none inside another. */
export function findPlaces(value: string, text: string, matchCase: boolean): number[] {
  return Array.from(value.matchAll(matcher(text, matchCase)), ({ index }) => index);
}

/** Returns a value with a text replaced everywhere. */
export function replaceText(value: string, text: string, replacement: string, matchCase: boolean): string {
  return value.replace(matcher(text, matchCase), () => replacement);
}

const matcher = (text: string, matchCase: boolean) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), matchCase ? "gu" : "giu");
