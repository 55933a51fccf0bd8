const lineWidth = 120;

/**
 * Returns words as the content files are written: two spaces, short lists on one line. An object is on one line where it is
 * in the text of before, or where those of the other items of its list are.
 */
export function formatWords(words: unknown, before = "{}"): string {
  const places = readPlaces(before);
  const isOneLine = (path: readonly string[]) => places.get(path.join("/")) ?? places.get(starred(path)) ?? false;

  /** Returns a value on one line, or undefined where it has an object that is written on several. */
  function oneLine(value: unknown, path: readonly string[]): string | undefined {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    if (entries.length === 0) return isList ? "[]" : "{}";
    if (!isList && !isOneLine(path)) return undefined;
    const parts = entries.map(([key, item]) => oneLine(item, [...path, key]));
    if (parts.includes(undefined)) return undefined;
    if (isList) return `[${parts.join(", ")}]`;
    return `{ ${entries.map(([key], index) => `${JSON.stringify(key)}: ${parts[index]}`).join(", ")} }`;
  }

  function format(value: unknown, path: readonly string[], indent: string, used: number): string {
    const line = oneLine(value, path);
    if (line !== undefined && (typeof value !== "object" || indent.length + used + line.length <= lineWidth))
      return line;
    const inner = `${indent}  `;
    const isList = Array.isArray(value);
    const entries = Object.entries(value as object);
    const lines = entries.map(([key, item], index) => {
      const name = isList ? "" : `${JSON.stringify(key)}: `;
      const comma = index < entries.length - 1 ? 1 : 0;
      return `${inner}${name}${format(item, [...path, key], inner, name.length + comma)}`;
    });
    const [open, close] = isList ? "[]" : "{}";
    return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
  }

  return `${format(words, [], "", 0)}\n`;
}

const starred = (path: readonly string[]) => path.map((key) => (/^\d+$/.test(key) ? "*" : key)).join("/");

/** Returns for each object of a JSON text, and for the items of its lists together, whether it is on one line. */
function readPlaces(json: string): Map<string, boolean> {
  const places = new Map<string, boolean>();
  const stack: { isList: boolean; key: string; index: number }[] = [];
  const path = () => stack.map(({ isList, key, index }) => (isList ? String(index) : key));
  let text: string | undefined;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)) {
    const top = stack.at(-1);
    if (token === "{") {
      const isOneLine = json[index + 1] !== "\n";
      places.set(path().join("/"), isOneLine);
      places.set(starred(path()), isOneLine);
    }
    if (token === "{" || token === "[") stack.push({ isList: token === "[", key: "", index: 0 });
    else if (token === "}" || token === "]") stack.pop();
    else if (token === ":" && top) top.key = JSON.parse(text!);
    else if (token === "," && top) top.index++;
    else text = token;
  }
  return places;
}
