import type { ReportDimension, ReportLine } from "#growth/campaigns/report.ts";
import type { ReportView } from "#growth/campaigns/report-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { productName } from "../../today/product-name.ts";

export interface ReportRow {
  line: ReportLine;
  label: string;
  /** The campaign that the row is about, to show it alone. */
  campaign?: string;
  /** The sum of all rows. */
  isTotal?: true;
}

/** Returns the rows of the report with the names of their values: the lines, what is left of them, and the total. */
export function useReportRows({ by, lines, more, rest, all }: ReportView): ReportRow[] {
  const { report: words } = useWords("admin-campaigns");
  const named = (names: Partial<Record<string, string>>, empty: string) => (value: string) =>
    value === "" ? empty : ((Object.hasOwn(names, value) ? names[value] : undefined) ?? value);
  const nameOf: Record<ReportDimension, (value: string) => string> = {
    campaign: named({}, words.none),
    source: named({}, words.noSource),
    medium: named({}, words.noMedium),
    product: (value) => (value === "" ? words.noProduct : productName(value, words.products)),
    locale: named(words.languages, words.noLanguage),
    edition: named(words.designs, words.unknownDesign),
  };
  const rows = lines.map((line): ReportRow => {
    const campaign = by === "campaign" && line.value !== "" ? { campaign: line.value } : {};
    return { line, label: nameOf[by](line.value), ...campaign };
  });
  if (more > 0) rows.push({ line: rest, label: fill(words.rest, { n: more }) });
  return [...rows, { line: all, label: words.total, isTotal: true }];
}
