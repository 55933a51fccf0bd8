import type { ParityDocument, ParityKind, ParityProblem } from "#publishing/parity/parity-contract.ts";
import type { Locale } from "#text/locales.ts";

/** One thing to do, with the document in which it is. */
export interface WorkItem {
  id: string;
  document: ParityDocument;
  problem: ParityProblem;
}

/** The kinds of work, what visitors notice first. */
export const workKinds: readonly ParityKind[] = ["missing", "length", "links", "terms", "stale", "language", "other"];

/** Returns everything to do: the most visited documents first, and in each the kinds in their order. */
export function listWork(documents: readonly ParityDocument[]): WorkItem[] {
  return documents.flatMap((document) =>
    document.problems
      .map((problem, index) => ({ id: `${document.document} ${index}`, document, problem }))
      .toSorted((one, other) => workKinds.indexOf(one.problem.kind) - workKinds.indexOf(other.problem.kind)),
  );
}

/** Returns whether something is to be done in a language; what either language may settle counts for both. */
export const isWorkIn = ({ locale }: ParityProblem, wanted: Locale) => locale === null || locale === wanted;

/** Returns how much is to be done in a language, by kind, without kinds of which there is nothing. */
export function countKinds(problems: readonly ParityProblem[], locale: Locale): Map<ParityKind, number> {
  const own = problems.filter((problem) => isWorkIn(problem, locale));
  const counts = workKinds.map((kind) => [kind, own.filter((problem) => problem.kind === kind).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Returns the items in another order: by views or by how long they have been out of date. */
export function sortWork(items: readonly WorkItem[], sort: string): readonly WorkItem[] {
  const direction = sort.startsWith("-") ? -1 : 1;
  if (sort.endsWith("views"))
    return items.toSorted((one, other) => direction * (one.document.views - other.document.views));
  // What has no date stays below.
  const time = ({ problem }: WorkItem) => (problem.since === null ? Number.NaN : Date.parse(problem.since));
  return items.toSorted((one, other) => {
    const [first, second] = [time(one), time(other)];
    if (Number.isNaN(first) || Number.isNaN(second)) return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return direction * (first - second);
  });
}
