import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { ImportView } from "#leads/import/import-contract.ts";
import { duplicateChoices, lineResults } from "#leads/import/import-states.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useAction, useCall, useList, useLocale, useSend, useWords, wordFor } from "../../../kit/data.ts";
import { confirmAction, showToast } from "../../../kit/form.ts";
import { ExportButton } from "../../../kit/list.ts";
import { Facts, Loading, NotFound, Panel, RefusalNote, Screen } from "../../../kit/parts.ts";
import { useOwnFields } from "../entry/use-own-fields.ts";
import { DuplicateLines } from "./duplicate-lines.tsx";
import ImportSettingsForm from "./import-settings.tsx";
import { ImportStateBadge } from "./import-state.tsx";

/** Takes one file of leads from its columns to the import and, if need be, back. */
export default function ImportScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-lead-import");
  const { data, refusal, refetch } = useCall(pathTo("/admin/leads/imports/:id", { id }));
  if (refusal?.status === 404 || refusal?.status === 400) return <NotFound />;
  return (
    <Screen
      title={data?.name ?? words.title}
      detail={data && <ImportStateBadge state={data.state} />}
      back={{ to: "/leads/import", label: words.title }}
    >
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {data ? <ImportSteps found={data} /> : !refusal && <Loading lines={6} />}
    </Screen>
  );
}

function ImportSteps({ found }: { found: ImportView }) {
  const words = useWords("admin-lead-import");
  const [changing, setChanging] = useState(false);
  const { state } = found;
  const isSetUp = state === "uploaded" || (state === "checked" && changing);
  return (
    <>
      {isSetUp && <ImportSettingsForm found={found} onSent={() => setChanging(false)} />}
      {(state === "checking" || state === "running" || state === "undoing") && <StepProgress found={found} />}
      {!isSetUp && found.settings && Object.keys(found.counts).length > 0 && (
        <Panel
          title={state === "done" ? words.result.done : state === "undone" ? words.result.undone : words.result.title}
        >
          {state === "checked" && <p className="mb-3 text-sm text-muted">{words.result.lead}</p>}
          <Counts found={found} />
        </Panel>
      )}
      {!isSetUp && <NextStep found={found} onChange={() => setChanging(true)} />}
      {!isSetUp && (found.counts.error ?? 0) > 0 && <FaultyLines found={found} />}
      {state === "checked" && !isSetUp && (found.counts.duplicate ?? 0) > 0 && <DuplicateLines found={found} />}
      {state === "undone" && (found.counts.kept ?? 0) > 0 && <KeptLeads found={found} />}
    </>
  );
}

function Counts({ found: { counts, choices } }: { found: ImportView }) {
  const words = useWords("admin-lead-import");
  const locale = useLocale();
  const number = (count = 0) => count.toLocaleString(languageTags[locale]);
  const chosen = duplicateChoices.filter((choice) => choices[choice]);
  const rows = lineResults
    .filter((result) => counts[result])
    .flatMap((result): [string, string][] => [
      [words.counts[result], number(counts[result])],
      ...(result === "duplicate" ? chosen : []).map((choice): [string, string] => [
        words.choices[choice],
        number(choices[choice]),
      ]),
    ]);
  return <Facts rows={rows} />;
}

/** Says how far the present step is; the import itself notifies of each part. */
function StepProgress({ found: { state, done, total } }: { found: ImportView }) {
  const words = useWords("admin-lead-import");
  const locale = useLocale();
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <div role="status" className="panel panel-body">
      <p className="mb-2 font-medium">{words.states[state]}</p>
      <progress max={total} value={done} className="w-full" aria-label={words.states[state]} />
      <p className="num mt-1 text-sm text-muted">
        {fill(words.progress, { done: number(done), total: number(total) })}
      </p>
    </div>
  );
}

function NextStep({ found, onChange }: { found: ImportView; onChange: () => void }) {
  const words = useWords("admin-lead-import");
  const locale = useLocale();
  const send = useSend();
  const navigate = useNavigate();
  const { pending, refusal, run } = useAction();
  const { id, version, state, counts, choices } = found;
  const count = (counts.new ?? 0) + (choices.fill ?? 0) + (choices.take_over ?? 0) + (choices.add ?? 0);
  const start = () => run(() => send("POST", pathTo("/admin/leads/imports/:id/run", { id }), { version }));
  const undo = async () => {
    const asked = { title: words.undoTitle, body: words.undoBody, confirm: words.undo, danger: true };
    if (await confirmAction(asked))
      await run(() => send("POST", pathTo("/admin/leads/imports/:id/undo", { id }), { version }));
  };
  const remove = async () => {
    const outcome = await run(() =>
      send("DELETE", pathTo("/admin/leads/imports/:id", { id }), undefined, { leavesScreen: true }),
    );
    if (!outcome.ok) return;
    showToast({ text: words.removed });
    void navigate("/leads/import");
  };
  return (
    <div className="stack-3">
      <RefusalNote refusal={refusal} />
      <p className="flex flex-wrap gap-2">
        {state === "checked" && (
          <>
            {count > 0 && (
              <Button pending={pending} onClick={() => void start()}>
                {fill(words.run, { count: count.toLocaleString(languageTags[locale]) })}
              </Button>
            )}
            <Button kind="secondary" onClick={onChange}>
              {words.change}
            </Button>
            <Button kind="quiet" onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        )}
        {state === "done" && (
          <Button kind="secondary" pending={pending} onClick={() => void undo()}>
            {words.undo}
          </Button>
        )}
      </p>
    </div>
  );
}

function FaultyLines({ found }: { found: ImportView }) {
  const { errors: words, more } = useWords("admin-lead-import");
  const entry = useWords("admin-lead-entry");
  const { codes } = useWords("admin").form;
  const { nameById } = useOwnFields();
  const path = pathTo("/admin/leads/imports/:id/rows", { id: found.id });
  const { rows, hasMore, loadMore } = useList(path, { result: "error" });
  const nameOf = (field: string) =>
    field.startsWith("own:") ? nameById(field.slice(4)) : wordFor(entry.fields, field);
  return (
    <Panel
      title={words.title}
      actions={
        <ExportButton
          path={pathTo("/admin/leads/imports/:id/errors.csv", { id: found.id })}
          query={{}}
          label={words.download}
        />
      }
    >
      <p className="mb-3 text-sm text-muted">{words.lead}</p>
      <Table
        caption={words.title}
        head={[words.line, words.fault, words.cells]}
        rows={rows.map(({ line, faults, cells }) => [
          line,
          faults.map(({ field, code }) => (
            <span key={field} className="block">
              {nameOf(field)}: {(codes as Record<string, string>)[code] ?? codes.invalid}
            </span>
          )),
          cells.filter(Boolean).join(", "),
        ])}
      />
      {hasMore && (
        <Button kind="quiet" onClick={loadMore}>
          {more}
        </Button>
      )}
    </Panel>
  );
}

/** Lists the leads that an undone import left in place. */
function KeptLeads({ found }: { found: ImportView }) {
  const { kept: words, errors, more } = useWords("admin-lead-import");
  const path = pathTo("/admin/leads/imports/:id/rows", { id: found.id });
  const { rows, hasMore, loadMore } = useList(path, { result: "kept" });
  return (
    <Panel title={words.title}>
      <p className="mb-3 text-sm text-muted">{words.lead}</p>
      <ul className="stack-3">
        {rows.map(({ line, lead: known, cells }) => (
          <li key={line} className="text-sm wrap-anywhere">
            <span className="num text-muted">
              {errors.line} {line}:
            </span>{" "}
            {known ? (
              <Link to={`/leads/${known.id}`} className="link">
                {[known.name, known.company].filter(Boolean).join(", ")}
              </Link>
            ) : (
              cells.filter(Boolean).join(", ")
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="quiet" onClick={loadMore}>
          {more}
        </Button>
      )}
    </Panel>
  );
}
