import { z } from "zod";

/** The cities whose skylines are drawn. */
export const skyline = z.enum(["jakarta", "surabaya", "makassar", "medan", "jayapura"]);

/** Whom a portrait shows, by what they wear. */
export const bust = z.enum(["hijab", "peci", "helmet", "labcoat", "batik", "glasses", "bun", "cap"]);

/** The marks drawn for organisations without a logo of their own. */
export const customerMark = z.enum(["hill", "temple", "valley", "bay", "tile", "forest"]);
export type CustomerMark = z.infer<typeof customerMark>;

/** The places of work that are drawn. */
export const sceneIds = ["warehouse", "counter", "ward", "newsroom"] as const;
export type SceneId = (typeof sceneIds)[number];

/** What the drawn cover of a text shows. */
export const coverFigures = [
  "question",
  "sentiment",
  "crawl",
  "checklist",
  "card",
  "chat",
  "dashboard",
  "contract",
] as const;
export type CoverFigure = (typeof coverFigures)[number];
