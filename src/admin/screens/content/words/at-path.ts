export type Path = readonly (string | number)[];

/** Returns what stands at a path; undefined where there is nothing. */
export function getAt(value: unknown, path: Path): unknown {
  let place = value;
  for (const key of path) {
    if (typeof place !== "object" || place === null) return undefined;
    place = (place as Record<string | number, unknown>)[key];
  }
  return place;
}

/** Returns the value with another one at a path; undefined removes a key. Everything beside the path stays the same object. */
export function setAt<T>(value: T, path: Path, next: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return next as T;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy[key as number] = setAt(copy[key as number], rest, next);
    return copy as T;
  }
  const own = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const changed = setAt(own[key], rest, next);
  if (changed !== undefined) return { ...own, [key]: changed } as T;
  const { [key]: _removed, ...others } = own;
  return others as T;
}

/** Returns a path as a JSON pointer (RFC 6901), as the calls name fields. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

export function pathOf(pointer: string): Path {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns a list with one item at another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}

/** Returns whether two values are the same words; the order of keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key as never], other[key as never]))
  );
}

/** Returns the words as they are sent: texts without spaces around them. What needs none stays the same object. */
export function tidy<T>(value: T): T {
  if (typeof value === "string") return value.trim() as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, item, tidy(item)] as const);
  if (entries.every(([, item, tidied]) => item === tidied)) return value;
  const tidied = entries.map(([key, , item]) => [key, item] as const);
  return (Array.isArray(value) ? tidied.map(([, item]) => item) : Object.fromEntries(tidied)) as T;
}
