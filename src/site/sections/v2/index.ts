import { Cases } from "./cases.tsx";
import { Hero } from "./hero.tsx";
import { NextStep } from "./next-step.tsx";
import { PointGrid } from "./point-grid.tsx";
import { Questions } from "./questions.tsx";
import { Section } from "./section.tsx";
import { Steps } from "./steps.tsx";
import { WideSection } from "./wide-section.tsx";
import { WorksWith } from "./works-with.tsx";

/** What the next design draws otherwise, on the same words. */
export const v2 = { Cases, Hero, NextStep, PointGrid, Questions, Section, Steps, WideSection, WorksWith };
