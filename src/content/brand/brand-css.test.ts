import { expect, test } from "vitest";
import { brandCss } from "./brand-css.ts";
import { shippedBrand } from "./shipped-brand.ts";

test("the shipped brand adds nothing to a page", () => {
  expect(brandCss(shippedBrand)).toBe("");
});

test("only what differs is written, in the light and the dark theme", () => {
  const { light, dark } = shippedBrand;
  const css = brandCss({
    light: { ...light, jobs: { ...light.jobs, keep: "#7a1f5c" } },
    dark: { ...dark, accent: "#ffd27a" },
  });
  expect(css).toContain(":root{--color-turmeric-400:#ffd27a!important");
  expect(css).toContain("--job-keep:#7a1f5c");
  // Else the light hue would be shown on the dark ground, since it is important.
  expect(css).toContain(`:root[data-theme="dark"],.ground-ink{--job-keep:${dark.jobs.keep}!important}`);
  expect(css).not.toMatch(/--color-primary|--job-ask/);
});

test("a primary colour changes its scale, and the dark theme's steps stay the dark one's", () => {
  const css = brandCss({ ...shippedBrand, light: { ...shippedBrand.light, primary: "#7a1f5c" } });
  expect(css).toContain("--color-primary-600:#7a1f5c");
  expect(css).toContain(`--color-primary-300:${shippedBrand.dark.primary}`);
});
