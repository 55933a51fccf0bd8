export type { Exposure, Exposures } from "#text/exposures.ts";
