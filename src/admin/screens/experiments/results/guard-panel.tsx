import type { ResultView } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

interface GuardPanelProps {
  guards: ResultView["guards"];
  nameOf: (arm: string) => string;
}

/** Renders how often forms failed and pages were slow in each arm. */
export function GuardPanel({ guards: { forms, speed }, nameOf }: GuardPanelProps) {
  const { guards: words } = useWords("admin-experiments");
  const { percent, count } = useResultFormat();
  const share = ({ rate, of }: { rate: number; of: number }) =>
    of === 0 ? "–" : <span className="num">{fill(words.share, { rate: percent(rate), n: count(of) })}</span>;
  return (
    <Panel title={words.title}>
      <Table
        caption={words.title}
        head={[words.head.arm, words.head.forms, words.head.speed]}
        rows={forms.arms.map((form, index) => [nameOf(form.arm), share(form), share(speed.arms[index]!)])}
      />
      <p className="mt-3 text-xs text-muted">{words.note}</p>
    </Panel>
  );
}
