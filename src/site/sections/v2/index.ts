import { Agenda } from "./agenda.tsx";
import { Cases } from "./cases.tsx";
import { ChangeWall } from "./change-wall.tsx";
import { CustomerStories } from "./customer-stories.tsx";
import { Hero } from "./hero.tsx";
import { Figures } from "./home/figures.tsx";
import { HomeHero } from "./home/home-hero.tsx";
import { IndustryGrid } from "./home/industry-grid.tsx";
import { Journey } from "./home/journey.tsx";
import { Manual, ManualChapter } from "./manual.tsx";
import { MapHero } from "./map-hero.tsx";
import { NextStep } from "./next-step.tsx";
import { OfficeList } from "./office-list.tsx";
import { PartnerKinds } from "./partner-kinds.tsx";
import { PointGrid } from "./point-grid.tsx";
import { Principles } from "./principles.tsx";
import { Questions } from "./questions.tsx";
import { ReadingList } from "./reading-list.tsx";
import { Section } from "./section.tsx";
import { Steps } from "./steps.tsx";
import { Timeline } from "./timeline.tsx";
import { WideSection } from "./wide-section.tsx";
import { WorksWith } from "./works-with.tsx";

/** What the next design draws otherwise, on the same words. */
export const v2 = {
  Agenda,
  Cases,
  ChangeWall,
  CustomerStories,
  Hero,
  Journey,
  IndustryGrid,
  HomeHero,
  Figures,
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
  Timeline,
  WideSection,
  WorksWith,
};
