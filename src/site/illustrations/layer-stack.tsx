export type LayerOwner = "ours" | "theirs" | "yours";

const tops: Record<LayerOwner, string> = {
  ours: "fill-primary stroke-surface",
  theirs: "fill-accent-soft stroke-accent",
  yours: "fill-surface stroke-edge",
};

/**
 * Renders layers as plates in the colour of the party responsible, named at the side. Decorative: the list says the
 * same. A phone draws the plates narrower, which leaves room for readable names.
 */
export function LayerStack({ layers }: { layers: readonly { name: string; owner: LayerOwner }[] }) {
  const gap = 58;
  return (
    <svg
      viewBox="0 0 480 384"
      className="h-auto w-full max-sm:text-[18px] max-[22.5rem]:text-[22px]"
      aria-hidden="true"
      fontSize={14}
      fontWeight={500}
    >
      {layers
        .map(({ name, owner }, index) => ({ name, owner, y: 62 + index * gap }))
        .reverse()
        .map(({ name, owner, y }) => (
          <g key={name}>
            <g className="max-sm:[transform:scaleX(0.6)]">
              <path
                d={`M20 ${y}L120 ${y - 46}L220 ${y}L120 ${y + 46}z`}
                strokeWidth={1.5}
                strokeLinejoin="round"
                className={tops[owner]}
              />
              <path
                d={`M20 ${y}v10L120 ${y + 56}L220 ${y + 10}v-10L120 ${y + 46}z`}
                strokeWidth={1.5}
                strokeLinejoin="round"
                className={tops[owner]}
              />
              <path d={`M220 ${y}h24`} strokeDasharray="2 3" className="stroke-edge" />
            </g>
            <text x={252} y={y + 5} className="fill-ink max-sm:[transform:translateX(-96px)]">
              {name}
            </text>
          </g>
        ))}
    </svg>
  );
}
