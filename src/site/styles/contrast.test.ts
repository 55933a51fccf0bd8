import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Node = { $value?: unknown } & Record<string, unknown>;
const tokens = JSON.parse(readFileSync("tokens/tokens.json", "utf8")) as Record<string, Record<string, Node>>;
type Theme = "light" | "dark";

/** Returns the hex of a role of a theme, or of a job's hue. */
function hexOf(group: "theme" | "job", theme: Theme, name: string): string {
  const { $value } = (tokens[group]![theme] as Record<string, Node>)[name]!;
  if (typeof $value !== "string") return ($value as { hex: string }).hex;
  const [, scale, step] = $value.slice(1, -1).split(".");
  return ((tokens.color![scale!] as Record<string, Node>)[step!]!.$value as { hex: string }).hex;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Returns a mix of two colours in sRGB, `share` of the first. */
function mix(hex: string, other: string, share: number): string {
  const [a, b] = [channels(hex), channels(other)];
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${a.map((value, index) => part(value * share + b[index]! * (1 - share))).join("")}`;
}

/** Returns the contrast of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = channels(hex).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const jobs = Object.keys(tokens.job!.light as object);

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const role = (name: string) => hexOf("theme", theme, name);

  test.each(jobs)("links in the hue of %s are readable on every ground and on its own tint", (job) => {
    const hue = hexOf("job", theme, job);
    const tint = mix(hue, role("ground"), 0.08);
    for (const ground of [role("ground"), role("sunken"), role("surface"), tint])
      expect(contrast(hue, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test("running text reaches 7 to 1, quiet text and links 4.5 to 1", () => {
    for (const ground of ["ground", "sunken", "surface", "raised"]) {
      expect(contrast(role("ink"), role(ground)), ground).toBeGreaterThanOrEqual(7);
      for (const text of ["muted", "primary"])
        expect(contrast(role(text), role(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(role("on-primary"), role("primary"))).toBeGreaterThanOrEqual(4.5);
    for (const state of ["good", "bad"])
      expect(contrast(role(state), role(`${state}-soft`)), state).toBeGreaterThanOrEqual(4.5);
  });
});
