/** The sections that v2 draws differently, on the same words. */
export { OfficeList, PartnerKinds, PointGrid, Principles, Questions, Steps, Timeline } from "./cards.tsx";
export { AuthLayout, FormPage, Hero, LongText, MapHero, NextStep, Outcome, Section, WideSection } from "./frames.tsx";
export { CodeStrip, Family, Figures, HomeHero, IndustryGrid, Outcomes, Proof } from "./home/home.tsx";
export { HomeParts } from "./home/home-parts.tsx";
export { Journey } from "./home/journey.tsx";
export { Agenda, ChangeList, ChangeWall, CustomerStories, ReadingList } from "./lists.tsx";
export { PictureStories, PictureTiles, StepScene } from "./product.tsx";
