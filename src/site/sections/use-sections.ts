import { usePage } from "../use-page.ts";
import { Cases } from "./cases.tsx";
import { Hero } from "./hero.tsx";
import { Limits } from "./limits.tsx";
import { NextStep } from "./next-step.tsx";
import { PointGrid } from "./point-grid.tsx";
import { Questions } from "./questions.tsx";
import { Section } from "./section.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";
import { v2 } from "./v2/index.ts";
import { WideSection } from "./wide-section.tsx";
import { WorksWith } from "./works-with.tsx";

const v1 = { Cases, Hero, Limits, NextStep, PointGrid, Questions, Section, Steps, Story, WideSection, WorksWith };
export type Sections = typeof v1;

const byEdition: Record<"v1" | "v2", Sections> = { v1, v2: { ...v1, ...v2 } };

/** The sections of the page's edition. Screens never ask which edition it is. */
export function useSections(): Sections {
  return byEdition[usePage().address.edition];
}
