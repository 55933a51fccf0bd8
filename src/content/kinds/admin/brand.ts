import { z } from "zod";
import { partners } from "../../brand/contrast-pairs.ts";
import { logoParts } from "../../brand/logo-parts.ts";
import { jobs } from "../../brand/tokens.ts";
import { label, text } from "../shared/parts.ts";

const named = <Name extends string>(names: readonly Name[], rule: z.ZodString = label) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, z.ZodString>);

/** The company's names, addresses, numbers, logo and colours. `{ratio}` and `{needed}` are filled in. */
export const adminBrand = z.strictObject({
  title: label,
  parts: z.strictObject({ label, company: label, logo: label, colours: label }),
  intro: z.strictObject({ company: text(300), logo: text(300), colours: text(300) }),
  logo: z.strictObject({
    files: text(300),
    parts: named(logoParts),
    hints: named(logoParts, text(160)),
    shipped: text(90),
    faults: named(
      ["mark_missing", "light_logo_missing", "picture_unusable", "not_a_logo", "mark_not_square", "logo_too_small"],
      text(160),
    ),
  }),
  themes: z.strictObject({ light: label, dark: label }),
  colours: named(["primary", "accent", ...jobs]),
  hints: z.strictObject({ primary: text(160), accent: text(160), jobs: text(160) }),
  jobs: label,
  /** The swatch and the field of a colour: `{colour}`, `{theme}`. */
  swatch: text(80),
  code: text(80),
  invalid: text(120),
  contrast: z.strictObject({
    title: label,
    partners: named(partners, label),
    enough: text(80),
    low: text(120),
    lowCount: text(160),
    fine: text(160),
  }),
  reset: label,
});
