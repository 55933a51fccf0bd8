import { lazy, Suspense, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { CostPreview, CostView, PreviewLine } from "#growth/campaigns/campaign-contract.ts";
import { maxCostFileLength } from "#growth/campaigns/cost.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { readFileText, useCall, useList, useLocale, useMay, useSend, useWords } from "../../../kit/data.ts";
import { ChooseFile, confirmAction, showToast } from "../../../kit/form.ts";
import { DataTable } from "../../../kit/list.ts";
import { Loading, Money, Panel, RefusalNote, Screen, StateBadge, type Tone, When } from "../../../kit/parts.ts";

const CostForm = lazy(() => import("./cost-form.tsx"));

/** Renders the costs of campaigns, entered one by one or imported from a file. */
export default function CostsScreen() {
  const words = useWords("admin-campaigns");
  const mayWrite = useMay()("campaigns", "write");
  const list = useList("/admin/campaigns/costs");
  const terms = useCall("/admin/campaigns/terms");
  const locale = useLocale();
  const send = useSend();
  const { remove: verb, ...costs } = words.costs;
  const remove = async (cost: CostView) => {
    const { campaign, amount, id } = cost;
    const body = fill(costs.removeBody, { amount: formatRupiah(amount, locale), campaign, period: periodOf(cost) });
    if (!(await confirmAction({ title: costs.removeTitle, body, confirm: verb, danger: true }))) return;
    const outcome = await send("DELETE", pathTo("/admin/campaigns/costs/:id", { id }));
    showToast({ text: outcome.ok ? costs.removed : (outcome.refusal.message ?? outcome.refusal.code) });
  };
  return (
    <Screen title={words.costs.title} back={{ to: "/campaigns", label: words.title }}>
      {mayWrite && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Suspense fallback={<Loading />}>
            <CostForm terms={terms.data?.filter(({ retired }) => !retired) ?? []} />
          </Suspense>
          <ImportPanel />
        </div>
      )}
      {/* Not directly in the screen: the table has a height of its own below the forms. */}
      <div className="stack">
        <DataTable
          {...list}
          refusal={list.refusal ?? terms.refusal}
          refetch={list.refetch}
          headers={costs.columns}
          columns={[
            { id: "period", cell: (cost) => <span className="num">{periodOf(cost)}</span>, width: 120 },
            { id: "amount", money: ({ amount }) => amount, width: 160, card: "side" },
            { id: "campaign", cell: ({ campaign }) => campaign, card: "line" },
            { id: "source", cell: ({ source }) => source, width: 140, card: "line" },
            { id: "note", cell: ({ note }) => note, width: "minmax(8rem, 1.5fr)", card: "none" },
            { id: "by", cell: ({ changed_by }) => changed_by, width: 120 },
            { id: "at", cell: ({ changed_at }) => <When date={changed_at} />, width: 160, hidden: true },
            mayWrite && {
              id: "remove",
              header: verb,
              cell: (cost) => (
                <Button
                  kind="quiet"
                  aria-label={fill(costs.removeLabel, { campaign: cost.campaign, period: periodOf(cost) })}
                  onClick={() => void remove(cost)}
                >
                  {verb}
                </Button>
              ),
              width: 110,
              card: "line",
            },
          ]}
          label={costs.title}
          getId={({ id }) => String(id)}
          empty={words.costs.empty}
          name="campaign-costs"
        />
      </div>
    </Screen>
  );
}

/** Returns the period of a cost as it was entered: a day, or a month. */
const periodOf = ({ first_day, last_day }: CostView) => (first_day === last_day ? first_day : first_day.slice(0, 7));

interface ReadFile {
  text: string;
  preview: CostPreview;
}

/** Renders the import of a file: what it would do line by line, and the button that does it. */
function ImportPanel() {
  const { import: words } = useWords("admin-campaigns");
  const send = useSend();
  const [file, setFile] = useState<ReadFile>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function choose(chosen: File) {
    setFile(undefined);
    setRefusal(undefined);
    const text = chosen.size > 2 * maxCostFileLength ? undefined : await readFileText(chosen);
    if (text === undefined || text.length > maxCostFileLength)
      return setRefusal({ status: 413, code: "body_too_large", issues: [], details: {}, message: words.tooBig });
    setPending(true);
    const outcome = await send("POST", "/admin/campaigns/costs/preview", { text });
    setPending(false);
    if (outcome.ok) setFile({ text, preview: outcome.data });
    else setRefusal(outcome.refusal);
  }

  async function apply({ text }: ReadFile) {
    setPending(true);
    const outcome = await send("POST", "/admin/campaigns/costs/import", { text });
    setPending(false);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    setFile(undefined);
    showToast({ text: fill(words.done, { added: outcome.data.added, changed: outcome.data.changed }) });
  }

  const counts = file?.preview.counts;
  const toStore = counts ? counts.new + counts.changed : 0;
  return (
    <Panel title={words.title}>
      <p className="mb-3 text-sm text-muted">{words.lead}</p>
      <ChooseFile
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        pending={pending}
        onChoose={([chosen]) => void choose(chosen!)}
      >
        {pending ? words.reading : words.choose}
      </ChooseFile>
      <p role="status" className="mt-3 text-sm font-medium empty:hidden">
        {counts && fill(words.summary, counts)}
      </p>
      <RefusalNote refusal={refusal} />
      {file && counts && (
        <div className="mt-3 grid gap-3">
          <PreviewTable lines={file.preview.lines} />
          {counts.wrong > 0 ? (
            <p className="text-sm">{words.wrong}</p>
          ) : toStore > 0 ? (
            <div>
              <Button pending={pending} onClick={() => void apply(file)}>
                {fill(words.apply, { n: toStore })}
              </Button>
            </div>
          ) : (
            <p className="text-sm">{words.nothing}</p>
          )}
        </div>
      )}
    </Panel>
  );
}

const tones: Record<PreviewLine["state"], Tone> = { new: "good", changed: "warn", same: "quiet", wrong: "bad" };
/** Lines shown; the wrong ones come first. */
const mostLines = 200;

/** Renders what an import would do with each line of the file, the wrong ones first. */
function PreviewTable({ lines }: { lines: readonly PreviewLine[] }) {
  const { import: words } = useWords("admin-campaigns");
  const locale = useLocale();
  const { columns, states } = words;
  const shown = lines.toSorted((a, b) => Number(b.state === "wrong") - Number(a.state === "wrong")).slice(0, mostLines);
  const nameOf = (column: string) =>
    Object.hasOwn(columns, column) ? columns[column as keyof typeof columns] : column;
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table
        caption={words.title}
        amounts={[5]}
        head={[columns.line, columns.state, columns.campaign, columns.source, columns.period, columns.amount]}
        rows={shown.map((line) => {
          const badge = (
            <StateBadge key="state" tone={tones[line.state]}>
              {states[line.state]}
            </StateBadge>
          );
          if (line.state === "wrong") return [line.line, badge, problemOf(line), "", "", ""];
          const { campaign, source, period, amount } = line.cost;
          const before = line.state === "changed" && (
            <span className="block text-xs text-muted">
              {fill(words.before, { amount: formatRupiah(line.before, locale) })}
            </span>
          );
          return [
            line.line,
            badge,
            campaign,
            source,
            period,
            <span key="amount">
              <Money value={amount} />
              {before}
            </span>,
          ];
        })}
      />
    </div>
  );

  function problemOf({ column, code, value = "" }: Extract<PreviewLine, { state: "wrong" }>): string {
    const { problems } = words;
    const problem = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other;
    return `${nameOf(column)}: ${fill(problem, { value })}`;
  }
}
