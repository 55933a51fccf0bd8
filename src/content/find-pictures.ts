/** A picture that words name: where, as a JSON pointer, and by which reference (`media:<id>`). */
export interface NamedPicture {
  path: string;
  reference: string;
}

export const pictureReference = /^media:[a-z0-9]{20,}$/;

/** Returns every picture that words name. */
export function findPictures(words: unknown, path = ""): NamedPicture[] {
  if (typeof words === "string") return pictureReference.test(words) ? [{ path, reference: words }] : [];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, part]) =>
    findPictures(part, `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}
