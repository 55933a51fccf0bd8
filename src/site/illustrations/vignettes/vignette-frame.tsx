import type { ReactNode } from "react";
import type { Bilingual, Locale } from "#text/locales.ts";

/** Shown in every vignette: its people, figures and times are invented. */
const sampleMark: Bilingual = { id: "Data contoh", en: "Sample data" };

/**
 * Renders the sheet of a vignette: 480 x 384 (5:4). Type of 13 to 15 units is readable when a phone shows it 320 px
 * wide. Border, corners and shadow belong to its container. For assistive technology it is one picture, described by
 * `label`; the words inside are not read.
 */
export function VignetteFrame({
  locale,
  label,
  title,
  aside,
  children,
}: {
  locale: Locale;
  label: string;
  title: string;
  aside?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 480 384"
      role="img"
      aria-label={`${label} ${sampleMark[locale]}.`}
      className="h-auto w-full"
      fontSize={13}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a picture takes the focus */}
      <g aria-hidden="true">
        <path d="M0 0h480v384H0z" className="fill-surface" />
        <path d="M0 48h480" className="stroke-line" />
        <text x={24} y={23} fontSize={15} fontWeight={600} className="fill-ink">
          {title}
        </text>
        <text x={24} y={40} fontSize={12} className="fill-muted">
          {sampleMark[locale]}
        </text>
        {aside ? (
          <text x={456} y={30} textAnchor="end" className="fill-muted">
            {aside}
          </text>
        ) : null}
        {children}
      </g>
    </svg>
  );
}

/** Renders a panel on the sheet; `raised` gives it a soft shadow. */
export function Panel({
  x,
  y,
  width,
  height,
  raised = false,
  className = "fill-surface stroke-line",
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  raised?: boolean;
  className?: string;
}) {
  return (
    <rect x={x} y={y} width={width} height={height} rx={10} className={`${className}${raised ? " lifted" : ""}`} />
  );
}

const tones = {
  good: ["fill-good-soft", "fill-good"],
  bad: ["fill-bad-soft", "fill-bad"],
  primary: ["fill-primary-soft", "fill-primary"],
  accent: ["fill-accent-soft", "fill-ink"],
  solid: ["fill-primary", "fill-on-primary"],
  quiet: ["fill-sunken stroke-line", "fill-muted"],
} as const;
export type Tone = keyof typeof tones;

/** Renders a pill with a word in it, 22 units high, anchored at its left (or, with `end`, its right) edge. */
export function Chip({
  x,
  y,
  text,
  tone,
  end = false,
}: {
  x: number;
  y: number;
  text: string;
  tone: Tone;
  end?: boolean;
}) {
  const width = textWidth(text, 12) + 18;
  const left = end ? x - width : x;
  const [back, front] = tones[tone];
  return (
    <>
      <rect x={left} y={y} width={width} height={22} rx={11} className={back} />
      <text x={left + width / 2} y={y + 15} fontSize={12} fontWeight={500} textAnchor="middle" className={front}>
        {text}
      </text>
    </>
  );
}

/** Renders a percentage as a ring that fills from the top. */
export function Ring({ x, y, r, percent }: { x: number; y: number; r: number; percent: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="none" strokeWidth={5} className="stroke-line" />
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="none"
        strokeWidth={5}
        pathLength={100}
        strokeDasharray={`${percent} 100`}
        transform={`rotate(-90 ${x} ${y})`}
        className="stroke-good"
      />
    </>
  );
}

/** Renders a figure and its label below. */
export function Figure({ x, y, value, text }: { x: number; y: number; value: string; text: string }) {
  return (
    <>
      <text x={x} y={y} fontSize={24} fontWeight={600} className="fill-ink num">
        {value}
      </text>
      <text x={x} y={y + 19} className="fill-muted">
        {text}
      </text>
    </>
  );
}

/**
 * Returns a line through evenly spaced values (0 to 100, 100 on top), as an SVG path of whole units, each step from the
 * last.
 */
export function linePath(values: readonly number[], x: number, y: number, width: number, height: number): string {
  const across = (i: number) => Math.round(x + (i * width) / (values.length - 1));
  const down = (i: number) => Math.round(y + height - (values[i]! * height) / 100);
  const steps = values.slice(1).map((_, i) => `${across(i + 1) - across(i)} ${down(i + 1) - down(i)}`);
  return `M${across(0)} ${down(0)}l${steps.join(" ").replaceAll(" -", "-")}`;
}

const narrow = /[iljt.,:;'|!()[\] ]/;
const wide = /[mwMWA-Z%@]/;

/** Returns the approximate width of a text in Inter, in whole units, precise enough for a pill. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += narrow.test(character) ? 0.3 : wide.test(character) ? 0.74 : 0.58;
  return Math.ceil(ems * size);
}
