/** The largest file of a request for help, in bytes. */
export const helpFileBytes = 10 * 1024 * 1024;

/** The kinds of files that can be sent, with their media types. */
export const helpFileTypes = { pdf: "application/pdf", png: "image/png", jpeg: "image/jpeg" } as const;
export type HelpFileKind = keyof typeof helpFileTypes;

/** How many bytes of a file `recogniseHelpFile` reads. */
export const helpFileHead = 8;

const beginnings: Record<HelpFileKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/** Returns the kind of a file by its first bytes, whatever its name says; undefined for every other content. */
export function recogniseHelpFile(bytes: Uint8Array): HelpFileKind | undefined {
  const kinds = Object.keys(beginnings) as HelpFileKind[];
  return kinds.find((kind) => beginnings[kind].every((byte, index) => bytes[index] === byte));
}

const extensions: Record<HelpFileKind, RegExp> = { pdf: /\.pdf$/i, png: /\.png$/i, jpeg: /\.jpe?g$/i };
const longestName = 100;

/**
 * Returns the name under which a file is shown and saved: without folders and characters that have a meaning in names of
 * files or in headers, and with the ending of what it is.
 */
export function helpFileName(name: string, kind: HelpFileKind): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{C}"*:<>?|]/gu, "")
    .trim()
    .replace(/^\.+/, "");
  const ending = extensions[kind].exec(plain)?.[0] ?? `.${kind === "jpeg" ? "jpg" : kind}`;
  const stem = plain.replace(extensions[kind], "").slice(0, longestName).trim();
  return (stem || "file") + ending.toLowerCase();
}
