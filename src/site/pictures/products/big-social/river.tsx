/** The width of each issue's stream at fourteen moments of the week, from the top one down. */
const streams = [
  [16, 18, 20, 24, 22, 26, 28, 26, 30, 34, 32, 40, 44, 42],
  [10, 12, 11, 14, 16, 15, 18, 20, 22, 20, 26, 24, 28, 26],
  [3, 3, 4, 4, 5, 5, 8, 44, 58, 40, 28, 22, 20, 16],
  [6, 5, 6, 5, 7, 6, 6, 8, 7, 6, 8, 7, 6, 7],
];
const tones = ["opacity-90", "opacity-60", "", "opacity-35"];
const [width, middle, gap] = [700, 112, 5];
const step = width / (streams[0]!.length - 1);
const round = Math.round;

/** The upper edge of each stream at each moment; together they are centred on the middle of the river. */
const tops = streams.map((_, stream) =>
  streams[0]!.map((_, at) => {
    const total = streams.reduce((sum, values) => sum + values[at]! + gap, -gap);
    return middle - total / 2 + streams.slice(0, stream).reduce((sum, values) => sum + values[at]! + gap, 0);
  }),
);

function edge(points: number[], reversed = false): string {
  const at = points.map((y, index) => [round(index * step), round(y)] as const);
  const run = reversed ? at.toReversed() : at;
  return run
    .map(([x, y], index) => {
      if (index === 0) return `${reversed ? "L" : "M"}${x} ${y}`;
      const half = round((run[index - 1]![0] + x) / 2);
      return `C${half} ${run[index - 1]![1]} ${half} ${y} ${x} ${y}`;
    })
    .join("");
}

/** Draws mentions as a river of petals over a week; one that swells is the signal. */
export function River({ issues, days }: { issues: [name: string, count: string][]; days: string[] }) {
  return (
    <div className="grid gap-x-4 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_11.5rem]">
      <div>
        <svg viewBox="0 0 700 224" className="w-full" aria-hidden="true">
          {streams.map((values, stream) => (
            <path
              key={stream}
              d={`${edge(tops[stream]!)}${edge(
                tops[stream]!.map((y, at) => y + values[at]!),
                true,
              )}z`}
              className={`${stream === 2 ? "fill-accent" : "fill-hue"} ${tones[stream]}`}
            />
          ))}
        </svg>
        <div className="pic-axis">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2 @2xl:flex-col @2xl:justify-around @2xl:pb-5">
        {issues.map(([name, count], index) => (
          <p key={name} className="flex items-baseline gap-2">
            <span className={`size-2.5 shrink-0 rounded-sm ${index === 2 ? "bg-accent" : "bg-hue"} ${tones[index]}`} />
            <span className={index === 2 ? "font-semibold" : ""}>{name}</span>
            <span className="num text-muted">{count}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
