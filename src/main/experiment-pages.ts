import type { ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { findRow } from "#site/page-rows.server.ts";
import { screenSections } from "#site/pages/screen-sections.ts";
import { linkPages } from "./link-pages.ts";

/** Returns the pages that may be in an experiment: those that visitors find, with their sections. */
export function experimentPages(): ExperimentPage[] {
  return linkPages().flatMap(({ path, titles }) => {
    const row = findRow(path);
    return row ? [{ path, titles, sections: [...(screenSections[row.screen] ?? [])] }] : [];
  });
}
