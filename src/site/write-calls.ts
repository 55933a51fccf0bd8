import type { Block } from "#content/kinds/shared/parts.ts";

/** Replaces `{api}` in code samples by the API's URL, so that they can be pasted unchanged. */
export function fillApiUrl(blocks: Block[], base: string): Block[] {
  return blocks.map((block) =>
    typeof block === "object" && "code" in block ? { ...block, code: block.code.replaceAll("{api}", base) } : block,
  );
}
