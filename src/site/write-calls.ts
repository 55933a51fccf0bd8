import type { Block } from "#content/kinds/shared/parts.ts";

/** Puts the API's real address where samples say `{api}`, so that they can be pasted as they stand. */
export function writeCalls(blocks: Block[], base: string): Block[] {
  return blocks.map((block) =>
    typeof block === "object" && "code" in block ? { ...block, code: block.code.replaceAll("{api}", base) } : block,
  );
}
