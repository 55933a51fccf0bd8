/** The oldest major version of Node that is supported: the one pinned in package.json, which all tests run on. */
export const oldestSupported = 26;

/** Returns why this version of Node is not supported, in one sentence; undefined when it is. */
export function unsupportedNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= oldestSupported) return undefined;
  return `The server needs Node ${oldestSupported} or newer and this is ${version}: start it with \`node scripts/start.mjs\`, which uses the one in node_modules.`;
}
