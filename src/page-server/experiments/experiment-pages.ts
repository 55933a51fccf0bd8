import { writeAddress } from "#address/address.ts";
import type { ArmChange } from "#growth/experiments/experiment.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import type { ExperimentSnapshot, ShownExperiment } from "#growth/experiments/running/snapshot.server.ts";
import { pageRows } from "#site/page-rows.server.ts";
import { locales } from "#text/locales.ts";
import { armKey, armName, changeOfArm, type DrawnChange, mergeChanges } from "./drawn-change.ts";

/** What experiments do with a page. */
export interface PageExperiments {
  running?: ShownExperiment;
  /** The changes of shipped experiments, the latest last. */
  shipped: ArmChange[];
}

/** Cached pages, by their keys, that other experiments affect. */
export interface AffectedPages {
  /** To be made, or made again. */
  changed: string[];
  /** Shown by no experiment any more. */
  ended: string[];
}

/** Creates the index of the pages that experiments change, by pathname; `/v2` is in none. */
export function createExperimentPages(current: () => ExperimentSnapshot) {
  let pages = indexPages(current());
  let drawn = new Map<string, string>();

  return {
    /** Returns what experiments do with the page at a pathname: one look-up, for every request. */
    at: (pathname: string): PageExperiments | undefined => pages.get(pathname),
    /** Returns what is drawn otherwise at a pathname: as an arm shows it, or as shipped experiments decided. */
    changeAt(pathname: string, arm?: string): DrawnChange | undefined {
      const { running, shipped = [] } = pages.get(pathname) ?? {};
      const shown = running?.arms.find(({ key }) => arm === armName(running, key));
      return shown ? changeOfArm(shipped, arm!, shown) : mergeChanges(shipped);
    },
    /** Returns the keys of the pages that experiments change, as of the last `update`. */
    keys: (): string[] => [...drawn.keys()],
    /** Reads the experiments and the existing pages again. */
    update(): AffectedPages {
      pages = indexPages(current());
      const before = drawn;
      drawn = new Map([...pages].flatMap(([pathname, experiments]) => describe(pathname, experiments)));
      // A page that no experiment changes is drawn as its address says.
      const shippedBefore = [...before.keys()].filter((key) => !key.includes(" ") && !drawn.has(key));
      return {
        changed: [
          ...[...drawn].filter(([key, what]) => before.get(key) !== what).map(([key]) => key),
          ...shippedBefore,
        ],
        ended: [...before.keys()].filter((key) => key.includes(" ") && !drawn.has(key)),
      };
    },
  };
}
export type ExperimentPages = ReturnType<typeof createExperimentPages>;

function indexPages({ running, shipped }: ExperimentSnapshot): Map<string, PageExperiments> {
  const pages = new Map<string, PageExperiments>();
  if (running.length === 0 && shipped.length === 0) return pages;
  const rows = pageRows().filter(({ status, path }) => !status && !path.includes(":"));
  const each = (experiment: ShownExperiment, act: (page: PageExperiments) => void) => {
    const everywhere = experiment.pages.includes(everyPage);
    for (const { path, unlisted, locales: existing = locales } of rows) {
      if (!experiment.pages.includes(path) && !(everywhere && !unlisted)) continue;
      for (const locale of experiment.locales.filter((each) => existing.includes(each))) {
        const pathname = writeAddress({ locale, edition: "v1", path });
        const page = pages.get(pathname) ?? { shipped: [] };
        pages.set(pathname, page);
        act(page);
      }
    }
  };
  for (const experiment of shipped)
    each(experiment, (page) => page.shipped.push(...experiment.arms.map(({ change }) => change)));
  // The desk lets only one run on a page.
  for (const experiment of running) each(experiment, (page) => (page.running ??= experiment));
  return pages;
}

/** Returns what each cached form of a page is drawn from, by its key. */
function describe(pathname: string, { running, shipped }: PageExperiments): [string, string][] {
  const base = shipped.filter(({ kind }) => kind === "edition" || kind === "section");
  const arms = running?.arms.map((arm): [string, string] => [
    armKey(pathname, armName(running, arm.key)),
    JSON.stringify([base, arm.change]),
  ]);
  return [...(base.length > 0 ? [[pathname, JSON.stringify(base)] as [string, string]] : []), ...(arms ?? [])];
}
