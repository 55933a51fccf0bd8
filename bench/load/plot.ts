import { judge } from "./objectives.ts";
import type { Step } from "./step.ts";
import type { Act } from "./traffic.ts";

const [width, height, left, bottom, top] = [720, 360, 56, 44, 16];
const lines: { act: Act; colour: string }[] = [
  { act: "page", colour: "#2563eb" },
  { act: "lead", colour: "#d97706" },
  { act: "order", colour: "#7c3aed" },
  { act: "notification", colour: "#0f766e" },
];

/** Returns a plot (SVG) of the times of the objectives against the arrivals a second, on a logarithmic scale. */
export function plot(steps: readonly Step[]): string {
  const verdicts = steps.map((step) => ({ rate: step.rate, acts: judge(step) }));
  const highest = Math.max(1, ...steps.map(({ rate }) => rate));
  const slowest = Math.max(100, ...verdicts.flatMap(({ acts }) => acts.map(({ reached }) => reached)));
  const x = (rate: number) => left + (rate / highest) * (width - left - 16);
  const decades = Math.ceil(Math.log10(slowest));
  const y = (ms: number) => height - bottom - (Math.log10(Math.max(1, ms)) / decades) * (height - bottom - top);
  const grid = Array.from({ length: decades + 1 }, (_, power) => 10 ** power).map(
    (ms) => `<line x1="${left}" x2="${width - 16}" y1="${round(y(ms))}" y2="${round(y(ms))}" stroke="#d1d5db"/>
<text x="${left - 6}" y="${round(y(ms) + 4)}" text-anchor="end">${ms}</text>`,
  );
  const ticks = verdicts.map(
    ({ rate }) =>
      `<text x="${round(x(rate))}" y="${height - bottom + 16}" text-anchor="middle">${Math.round(rate)}</text>`,
  );
  const drawn = lines.map(({ act, colour }, index) => {
    const points = verdicts.flatMap(({ rate, acts }) => {
      const verdict = acts.find((each) => each.act === act);
      return verdict ? [`${round(x(rate))},${round(y(verdict.reached))}`] : [];
    });
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${left + 12 + index * 110}" y="${top + 8}" fill="${colour}">${act}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" fill="#374151">
<title>Milliseconds within which the share of each objective was answered, by arrivals a second</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${[...grid, ...ticks, ...drawn].join("\n")}
<text x="${width - 16}" y="${height - 8}" text-anchor="end">arrivals a second</text>
<text x="4" y="${height - 8}">ms</text>
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
