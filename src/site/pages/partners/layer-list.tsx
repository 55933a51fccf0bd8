import type { PartnerItemWords } from "#content/kinds/partner-item.ts";

const tones = {
  ours: "bg-primary text-on-primary",
  theirs: "bg-accent-soft text-ink",
  yours: "border border-edge text-ink",
} as const;

/** Renders the layers from top to bottom, each with the one party responsible for it. */
export function LayerList({
  items,
  ...owners
}: Pick<PartnerItemWords["layers"], "items" | "ours" | "theirs" | "yours">) {
  return (
    <ol className="border-b border-line">
      {items.map(({ name, body, owner }) => (
        <li
          key={name}
          className="grid items-baseline gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_9rem]"
        >
          <div>
            <h3 className="text-lg">{name}</h3>
            <p className="text-muted">{body}</p>
          </div>
          <p className={`w-fit rounded-[99px] px-3 py-0.5 text-sm font-medium sm:justify-self-end ${tones[owner]}`}>
            {owners[owner]}
          </p>
        </li>
      ))}
    </ol>
  );
}
