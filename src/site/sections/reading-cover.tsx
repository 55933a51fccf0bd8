import type { ProductJob } from "#catalogue/products.ts";
import type { CoverFigure } from "#content/kinds/shared/drawings.ts";

/** What a text's cover shows, and in which job's hue. */
export interface Cover {
  figure: CoverFigure;
  job: ProductJob;
}

/** A shape of a figure: its path and what it is. */
type Tone = "paper" | "line" | "soft" | "full" | "signal" | "good" | "bad" | "mark" | "pen";
type Shape = readonly [Tone, string];

/** Returns a rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, r = 10) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

/** Returns a bar with round ends. */
const bar = (x: number, y: number, width: number, height = 8) => box(x, y, width, height, height / 2);

/** Returns lines of text below each other, by their lengths. */
const lines = (x: number, y: number, widths: readonly number[], step = 18) =>
  widths.map((width, row) => bar(x, y + row * step, width)).join("");

/** Returns a speech bubble, its tail at the lower left or lower right. */
const bubble = (x: number, y: number, width: number, height: number, side: "left" | "right") =>
  box(x, y, width, height, 14) +
  (side === "left" ? `M${x + 18} ${y + height - 2}h22l-24 18z` : `M${x + width - 18} ${y + height - 2}h-22l24 18z`);

const tick = (x: number, y: number) => `M${x} ${y + 6}l6 6 11-13`;
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** Each subject as one figure in 480 by 240, from back to front. */
const figures: Record<CoverFigure, readonly Shape[]> = {
  // One question, three different numbers.
  question: [
    ["paper", bubble(56, 34, 196, 84, "left")],
    ["line", lines(80, 58, [148, 104])],
    ["pen", "M212 90q0-9 9-9t9 8q0 6-9 10v4m0 8v1"],
    ["soft", bar(284, 64, 150, 24) + bar(284, 150, 118, 24)],
    ["signal", bar(284, 107, 104, 24)],
    ["line", lines(80, 160, [150, 110])],
  ],
  // Three opinions, one of them meant otherwise than it is worded.
  sentiment: [
    ["paper", bubble(48, 26, 212, 60, "left") + bubble(208, 92, 224, 60, "right") + bubble(72, 158, 180, 54, "left")],
    ["line", lines(72, 44, [120, 80]) + lines(232, 110, [126, 92]) + bar(96, 180, 90)],
    ["good", round(228, 56, 16)],
    ["bad", round(398, 122, 16)],
    ["soft", round(222, 185, 14)],
    ["mark", "M220 58q8 7 16 0M390 127q8-7 16 0M215 186h14"],
  ],
  // Pages that become the rows of a table, and one that is left alone.
  crawl: [
    ["paper", box(40, 32, 96, 76, 8) + box(40, 132, 96, 76, 8) + box(262, 46, 178, 148, 12)],
    ["line", lines(54, 48, [62, 44, 54], 16) + lines(54, 148, [62, 44, 54], 16)],
    ["full", bar(278, 62, 146, 14)],
    ["line", [94, 118, 142, 166].map((y) => bar(278, y, 52) + bar(344, y, 34) + bar(392, y, 32)).join("")],
    ["bad", round(136, 132, 14)],
    ["signal", round(200, 71, 5) + round(222, 82, 5) + round(178, 70, 5) + round(156, 70, 5) + round(242, 96, 5)],
    ["mark", "M129 132h14"],
  ],
  // A list of which most is done.
  checklist: [
    ["paper", box(120, 22, 240, 198, 12)],
    ["good", [50, 90, 130].map((y) => round(156, y + 4, 13)).join("")],
    ["soft", round(156, 176, 13)],
    ["line", [50, 90, 130, 172].map((y, row) => bar(184, y, [140, 112, 128, 92][row]!)).join("")],
    ["mark", [50, 90, 130].map((y) => tick(148, y)).join("")],
  ],
  // An identity card, and the fields read from it.
  card: [
    [
      "paper",
      box(44, 52, 196, 128, 12) + box(292, 40, 148, 40, 8) + box(292, 98, 148, 40, 8) + box(292, 156, 148, 40, 8),
    ],
    ["soft", bar(60, 68, 110, 10) + box(172, 96, 52, 66, 6)],
    ["line", lines(60, 98, [92, 74, 88, 60]) + [56, 114, 172].map((y) => bar(306, y, 84)).join("")],
    ["full", `${round(198, 118, 11)}M180 158q0-22 18-22t18 22z`],
    [
      "signal",
      round(256, 102, 4.5) +
        round(272, 90, 4.5) +
        round(258, 120, 4.5) +
        round(275, 118, 4.5) +
        round(256, 138, 4.5) +
        round(272, 156, 4.5),
    ],
    ["pen", [54, 112, 170].map((y) => tick(412, y)).join("")],
  ],
  // A conversation on a phone that ends with a tick.
  chat: [
    ["line", box(148, -18, 184, 282, 26)],
    ["paper", box(156, -12, 168, 270, 20)],
    ["soft", bubble(172, 30, 106, 46, "left")],
    ["full", bubble(200, 94, 108, 46, "right")],
    ["soft", bubble(172, 158, 92, 40, "left")],
    ["line", bar(186, 50, 74) + bar(186, 175, 52)],
    ["paper", lines(216, 108, [76, 48], 14)],
    ["good", round(346, 190, 22)],
    ["mark", "M336 190l7 7 13-15"],
  ],
  // Columns under a line, one column to look at.
  dashboard: [
    ["paper", box(48, 24, 384, 192, 12)],
    ["line", bar(70, 42, 120, 10)],
    ["soft", [116, 132, 104, 96, 74].map((y, at) => box(70 + at * 50 + (at > 2 ? 50 : 0), y, 34, 196 - y, 4)).join("")],
    ["signal", box(220, 66, 34, 130, 4)],
    ["full", round(396, 50, 9)],
    ["pen", "M87 98L137 114L187 86L237 50L287 82L337 60L396 50"],
  ],
  // Two versions of a text, one sentence apart.
  contract: [
    ["paper", box(64, 20, 158, 200, 8) + box(258, 20, 158, 200, 8)],
    [
      "line",
      lines(84, 42, [118, 96, 110]) +
        lines(278, 42, [118, 96, 110]) +
        lines(84, 150, [118, 84, 100]) +
        lines(278, 150, [118, 84, 100]),
    ],
    ["bad", box(76, 100, 134, 32, 6)],
    ["good", box(270, 100, 134, 32, 6)],
    ["paper", bar(88, 112, 96) + bar(282, 112, 72)],
    ["signal", round(232, 116, 3.5) + round(240, 116, 3.5) + round(248, 116, 3.5)],
  ],
};

const fills: Record<Exclude<Tone, "mark" | "pen">, string> = {
  paper: "fill-surface",
  line: "fill-line",
  soft: "fill-hue opacity-35",
  full: "fill-hue",
  signal: "fill-accent",
  good: "fill-good",
  bad: "fill-bad",
};

/** Draws what a text is about. Decorative: kind, subject and title stand below it. */
export function ReadingCover({ figure, job, className = "" }: Cover & { className?: string }) {
  return (
    <svg viewBox="0 0 480 240" className={`reading-cover ${className}`} data-job={job} aria-hidden="true">
      {figures[figure].map(([tone, path], index) =>
        tone === "mark" || tone === "pen" ? (
          <path
            key={index}
            d={path}
            fill="none"
            className={tone === "pen" ? "stroke-ink" : "stroke-surface"}
            strokeWidth={3.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <path key={index} d={path} className={fills[tone]} />
        ),
      )}
    </svg>
  );
}
