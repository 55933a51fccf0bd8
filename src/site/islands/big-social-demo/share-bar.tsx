const colours = {
  primary: "fill-primary",
  positive: "fill-good",
  neutral: "fill-edge",
  negative: "fill-bad",
};
export type BarColour = keyof typeof colours;

/** Renders a bar of parts, each with its share of the whole (0 to 1). Decorative: the numbers are shown beside it. */
export function ShareBar({ parts }: { parts: { share: number; colour: BarColour }[] }) {
  let left = 0;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full rounded-sm bg-sunken" aria-hidden="true">
      {parts.map(({ share, colour }) => {
        const x = left;
        left += share * 100;
        return (
          <rect key={colour} x={round(x)} y={0} width={round(share * 100)} height={4} className={colours[colour]} />
        );
      })}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
