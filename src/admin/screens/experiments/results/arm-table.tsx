import type { Measure } from "#growth/experiments/measures.ts";
import type { ResultView } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

interface ArmTableProps {
  result: ResultView;
  measure: Measure;
  nameOf: (arm: string) => string;
}

/** Renders what each arm did of a measure, and its difference to arm a with its limits. */
export function ArmTable({ result, measure, nameOf }: ArmTableProps) {
  const { result: words } = useWords("admin-experiments");
  const format = useResultFormat();
  const { head } = words;
  const { arms, comparisons } = result.measures[measure];
  const isMoney = measure === "revenue";
  const number = (text: string) => <span className="num">{text}</span>;
  return (
    <Table
      caption={words.table}
      head={[
        head.arm,
        head.visitors,
        isMoney ? head.amount : head.count,
        isMoney ? head.perVisitor : head.rate,
        isMoney ? head.differenceMoney : head.difference,
        head.limits,
      ]}
      rows={arms.map(({ arm, count, amount, rate }) => {
        const visitors = result.visitors.find((each) => each.arm === arm)?.count ?? 0;
        const comparison = comparisons.find((each) => each.arm === arm);
        const { difference, low, high } = comparison ?? { difference: null, low: null, high: null };
        const say = (value: number | null) => (value === null ? "–" : format.difference(measure, value));
        return [
          nameOf(arm),
          number(format.count(visitors)),
          number(isMoney ? format.money(amount) : format.count(count)),
          number(format.rate(measure, rate)),
          comparison ? number(say(difference)) : words.base,
          low === null || high === null ? "–" : number(fill(words.range, { low: say(low), high: say(high) })),
        ];
      })}
    />
  );
}
