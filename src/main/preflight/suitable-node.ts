/** The first of Node's major versions that this runs on: the one pinned in package.json, which all tests run on. */
export const firstSuitable = 26;

/** Why this Node will not do, in one sentence; undefined when it will. */
export function unsuitable(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= firstSuitable) return undefined;
  return `The server needs Node ${firstSuitable} or newer and this is ${version}: start it with \`node scripts/start.mjs\`, which uses the one in node_modules.`;
}
