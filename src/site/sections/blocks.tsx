import type { Block } from "#content/kinds/shared/parts.ts";
import { Table } from "#ui/table.tsx";
import { Inline } from "./inline.tsx";

/** Renders running text: paragraphs, lists, code and small tables. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="prose stack-4">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === "string")
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  if ("list" in block) {
    const items = block.list.map((item, index) => (
      <li key={index}>
        <Inline text={item} />
      </li>
    ));
    return block.ordered ? (
      <ol className="list-decimal stack-2 ps-6">{items}</ol>
    ) : (
      <ul className="list-disc stack-2 ps-6 marker:text-faint">{items}</ul>
    );
  }
  if ("code" in block)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard
      <pre tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm text-ink">
        <code>{block.code}</code>
      </pre>
    );
  return (
    <Table head={block.head} rows={block.rows.map((row) => row.map((cell) => <Inline key={cell} text={cell} />))} />
  );
}
