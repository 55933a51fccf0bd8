/** Bars of opening hours on one clock, from 6 to 18. `label` says the same in words. */
export function OpenHoursChart({
  rows,
  label,
}: {
  rows: readonly { name: string; from: number; to: number; main?: boolean }[];
  label: string;
}) {
  const hours = [6, 9, 12, 15, 18];
  const x = (hour: number) => Math.round(90 + (hour - 6) * 31);
  const bottom = 20 + rows.length * 40;
  return (
    <svg viewBox={`0 0 480 ${bottom + 28}`} role="img" aria-label={label} className="h-auto w-full" fontSize={14}>
      <path d={hours.map((hour) => `M${x(hour)} 8V${bottom}`).join("")} opacity={0.5} className="stroke-faint" />
      {rows.map(({ name, from, to, main }, index) => (
        <g key={name}>
          <text x={0} y={35 + index * 40} fontWeight={500} className="fill-ink">
            {name}
          </text>
          <path
            d={`M${x(from) + 6} ${30 + index * 40}H${x(to) - 6}`}
            strokeWidth={12}
            strokeLinecap="round"
            className={main ? "stroke-accent" : "stroke-primary"}
          />
        </g>
      ))}
      <g textAnchor="middle" fontSize={13} className="fill-muted tabular-nums">
        {hours.map((hour) => (
          <text key={hour} x={x(hour)} y={bottom + 20}>
            {String(hour).padStart(2, "0")}
          </text>
        ))}
      </g>
    </svg>
  );
}
