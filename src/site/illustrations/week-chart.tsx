import type { SuccessStoryWords } from "#content/kinds/success-story.ts";

/** Renders a line week by week with a few marked moments. The text beside it has the summary. */
export function WeekChart({ chart }: { chart: SuccessStoryWords["chart"] }) {
  const { title, summary, week, unit, weeks, marks } = chart;
  const most = Math.max(...weeks);
  const x = (index: number) => Math.round(40 + (index * 400) / (weeks.length - 1));
  const y = (value: number) => Math.round(300 - (value / most) * 190);
  const line = weeks.map((value, index) => `${x(index)} ${y(value)}`).join("L");
  return (
    <svg
      viewBox="0 0 480 384"
      role="img"
      aria-label={summary}
      className="h-auto w-full max-sm:text-[17px]"
      fontSize={13}
    >
      <text x={24} y={36} fontSize={16} fontWeight={600} className="fill-ink">
        {title}
      </text>
      <path
        d="M24 300h432M24 237h432M24 173h432M24 110h432"
        strokeDasharray="2 4"
        opacity={0.5}
        className="stroke-faint"
      />
      <path d={`M${line}V300H40z`} className="fill-primary-soft" />
      <path d={`M${line}`} fill="none" strokeWidth={2.5} strokeLinejoin="round" className="stroke-primary" />
      {marks.map((mark, order) => {
        // Above and below in alternation, so that the labels of two near moments do not overlap.
        const side = order % 2 ? -1 : 1;
        const value = weeks[mark.week - 1] ?? 0;
        const [left, top] = [x(mark.week - 1), y(value)];
        return (
          <g key={mark.week}>
            <path d={`M${left} ${top + side * 8}v${side * 22}`} className="stroke-edge" />
            <circle cx={left} cy={top} r={5} strokeWidth={2} className="fill-accent stroke-surface" />
            <text x={left} y={top + (side > 0 ? 46 : -38)} className="fill-ink">
              {mark.text}
            </text>
          </g>
        );
      })}
      <text x={40} y={y(weeks[0]!) - 14} fontWeight={600} textAnchor="middle" className="fill-ink">
        {weeks[0]}
        {unit}
      </text>
      <text x={440} y={y(weeks.at(-1)!) - 14} fontWeight={600} textAnchor="middle" className="fill-ink">
        {weeks.at(-1)}
        {unit}
      </text>
      <g textAnchor="middle" className="fill-muted">
        {weeks.map((_, index) => (
          <text key={index} x={x(index)} y={324}>
            {index + 1}
          </text>
        ))}
      </g>
      <text x={40} y={350} textAnchor="start" className="fill-muted">
        {week}
      </text>
    </svg>
  );
}
