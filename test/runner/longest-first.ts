import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that start processes and wait for them, the longest first. Begun last, one of them would go on alone while all other
 * tests have ended; Vitest itself knows the sizes of files only.
 */
const longest = [
  "faults/faults.long",
  "http/shop-processes",
  "publishing/kill-nine",
  "http/kill-nine",
  "publishing/two-instances.long",
  "newsletter/kill-nine",
  "transfer/transfer",
  "admin/permission-matrix",
  "outage/database-away",
  "processes/web-processes",
  "docs/samples-run",
  "search/index",
  "shop/permutations",
  "jobs/jobs",
  "faults/load.long",
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.db.test.ts`));
  return at === -1 ? longest.length : at;
};

/** Sorts the files of a run: the longest first, all others as Vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
