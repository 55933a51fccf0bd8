import { describe, expect, test } from "vitest";
import { contrast } from "#colour/contrast.ts";
import { brand as schema } from "../kinds/shared/brand.ts";
import { readSet } from "../read-set.server.ts";
import { contrastPairs, lowContrast } from "./contrast-pairs.ts";
import { shippedBrand } from "./shipped-brand.ts";
import { roleColour } from "./tokens.ts";

test("the shipped brand is that of the design tokens, and readable everywhere", () => {
  expect(readSet("id", "brand")).toEqual(shippedBrand);
  expect(lowContrast(shippedBrand)).toEqual([]);
});

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const role = (name: Parameters<typeof roleColour>[1]) => roleColour(theme, name);

  test("running text reaches 7 to 1, quiet text and states 4.5 to 1", () => {
    for (const ground of ["ground", "sunken", "surface", "raised"] as const) {
      expect(contrast(role("ink"), role(ground)), ground).toBeGreaterThanOrEqual(7);
      expect(contrast(role("muted"), role(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
    for (const state of ["good", "bad"] as const)
      expect(contrast(role(state), role(`${state}-soft`)), state).toBeGreaterThanOrEqual(4.5);
  });

  test("every colour of the brand is compared with every ground it stands on", () => {
    const pairs = contrastPairs(shippedBrand).filter((pair) => pair.theme === theme);
    const of = (colour: string) => pairs.filter((pair) => pair.colour === colour).map(({ partner }) => partner);
    expect(of("primary")).toEqual(["ground", "sunken", "surface", "raised", "mist", "soft", "label"]);
    expect(of("share")).toEqual(["ground", "sunken", "surface", "tint", "mist"]);
  });
});

test("a colour that cannot be read is refused at its field, with the pair named", () => {
  const pale = { ...shippedBrand, light: { ...shippedBrand.light, primary: "#7fa8f0" } };
  const { error } = schema.safeParse(pale);
  expect(error!.issues[0]).toMatchObject({
    path: ["light", "primary"],
    message: "low_contrast",
    params: { pair: "primary / ground 2.39 : 1 < 4.5 : 1" },
  });
  const jobs = { ...shippedBrand.dark.jobs, keep: "#4b2ab0" };
  const job = schema.safeParse({ ...shippedBrand, dark: { ...shippedBrand.dark, jobs } });
  expect(job.error!.issues[0]!.path).toEqual(["dark", "jobs", "keep"]);
});
