import type { Words } from "#content/sets.ts";
import type { PackageOffer } from "../../site-services.ts";

/** What the loader of a solution page adds to its words. */
export interface SolutionExtra {
  /** The packages that are on sale, at today's prices. */
  offers: PackageOffer[];
  labels: Words<"solutions">["labels"];
}
