import { usePage } from "../use-page.ts";
import { Cases } from "./cases.tsx";
import { Agenda } from "./events/agenda.tsx";
import { Hero } from "./hero.tsx";
import { Figures } from "./home/figures.tsx";
import { HomeHero } from "./home/home-hero.tsx";
import { IndustryGrid } from "./home/industry-grid.tsx";
import { Journey } from "./home/journey.tsx";
import { Limits } from "./limits.tsx";
import { Manual, ManualChapter } from "./manual.tsx";
import { NextStep } from "./next-step.tsx";
import { MapHero } from "./offices/map-hero.tsx";
import { OfficeList } from "./offices/office-list.tsx";
import { PartnerKinds } from "./partner-kinds.tsx";
import { PointGrid } from "./point-grid.tsx";
import { Principles } from "./principles.tsx";
import { Questions } from "./questions.tsx";
import { ReadingList } from "./reading-list.tsx";
import { Section } from "./section.tsx";
import { Steps } from "./steps.tsx";
import { ChangeWall } from "./stories/change-wall.tsx";
import { CustomerStories } from "./stories/customer-stories.tsx";
import { Story } from "./stories/story.tsx";
import { Timeline } from "./timeline.tsx";
import { v2 } from "./v2/index.ts";
import { WideSection } from "./wide-section.tsx";
import { WorksWith } from "./works-with.tsx";

const v1 = {
  Agenda,
  Cases,
  ChangeWall,
  CustomerStories,
  Figures,
  Hero,
  HomeHero,
  IndustryGrid,
  Journey,
  Limits,
  Manual,
  ManualChapter,
  MapHero,
  NextStep,
  OfficeList,
  PartnerKinds,
  PointGrid,
  Principles,
  Questions,
  ReadingList,
  Section,
  Steps,
  Story,
  Timeline,
  WideSection,
  WorksWith,
};
export type Sections = typeof v1;

const byEdition: Record<"v1" | "v2", Sections> = { v1, v2: { ...v1, ...v2 } };

/** The sections of the page's edition. Screens never ask which edition it is. */
export function useSections(): Sections {
  return byEdition[usePage().address.edition];
}
