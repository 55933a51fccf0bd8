import { z } from "zod";

/** The cities whose skylines are drawn. */
export const skyline = z.enum(["jakarta", "surabaya", "makassar", "medan", "jayapura"]);

/** Whom a portrait shows, by what they wear. */
export const bust = z.enum(["hijab", "peci", "helmet", "labcoat", "batik", "glasses", "bun", "cap"]);
