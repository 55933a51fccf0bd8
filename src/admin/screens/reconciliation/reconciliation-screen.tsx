import { lazy, Suspense, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { type ChosenColumns, maxSettlementLength } from "#shop/settlements/settlement-upload.ts";
import { fill } from "#text/fill.ts";
import { readFileText, useList, useMay, useSend, useWords } from "../../kit/data.ts";
import { ChooseFile } from "../../kit/form.ts";
import { DataTable } from "../../kit/list.ts";
import { ActorName, Panel, RefusalNote, Screen, When } from "../../kit/parts.ts";
import { FileState } from "./file-state.tsx";
import { Steps } from "./steps.tsx";
import { useFilePeriod } from "./use-file-period.ts";

/** Renders settlement files: upload of a new one, and the reports of earlier ones. */
export default function ReconciliationScreen() {
  const words = useWords("admin-reconciliation");
  const mayWrite = useMay()("reconciliation", "write");
  const periodOf = useFilePeriod();
  const list = useList("/admin/reconciliation/files");
  return (
    <Screen title={words.title}>
      {mayWrite && (
        <>
          <Steps at="upload" />
          <UploadPanel />
        </>
      )}
      <h2 className="panel-title">{words.files}</h2>
      <div className="stack">
        <DataTable
          {...list}
          headers={words.columns}
          columns={[
            { id: "file", cell: ({ name }) => name, width: "minmax(14rem, 1.5fr)" },
            { id: "state", cell: ({ state }) => <FileState state={state} />, width: 130 },
            {
              id: "source",
              cell: ({ format, source }) => (format === "other" ? source : words.formats[format]),
              width: 150,
            },
            { id: "period", cell: periodOf, width: "minmax(17.5rem, 1.2fr)" },
            { id: "uploaded", cell: ({ uploaded_at }) => <When date={uploaded_at} />, width: 170 },
            { id: "by", cell: ({ uploaded_by }) => <ActorName by={uploaded_by} />, width: 130 },
          ]}
          label={words.files}
          getId={({ id }) => String(id)}
          linkTo={({ id }) => `/reconciliation/${id}`}
          empty={words.noFiles}
        />
      </div>
    </Screen>
  );
}

const ColumnChoice = lazy(() => import("./column-choice.tsx"));

interface ReadFile {
  name: string;
  text: string;
}

/** Renders the first step: a file, and its columns when they are not known. */
function UploadPanel() {
  const { upload: words } = useWords("admin-reconciliation");
  const send = useSend();
  const navigate = useNavigate();
  const uploaded = useRef<number>(undefined);
  const [file, setFile] = useState<ReadFile>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function upload(read: ReadFile, chosen?: ChosenColumns) {
    if (!chosen) setRefusal(undefined);
    setPending(true);
    const body = { ...read, ...(chosen && { chosen }) };
    const outcome = await send("POST", "/admin/reconciliation/files", body, { timeout: 60_000 });
    setPending(false);
    if (outcome.ok) uploaded.current = outcome.data.id;
    // The columns that somebody chose wrongly stay, with the reason below them.
    else if (!chosen) setRefusal(outcome.refusal);
    return outcome;
  }

  const openReport = () => void navigate(`/reconciliation/${uploaded.current}`);

  async function choose(chosen: File) {
    const text = chosen.size > 2 * maxSettlementLength ? "" : await readFileText(chosen);
    if (text === "" || text.length > maxSettlementLength) {
      const tooBig = { status: 413, code: "body_too_large", issues: [], details: {}, message: words.tooBig };
      return setRefusal(tooBig);
    }
    const read = { name: chosen.name.slice(0, 200), text };
    setFile(read);
    if ((await upload(read)).ok) openReport();
  }

  const {
    header,
    sample,
    lines,
    id: earlier,
  } = (refusal?.details ?? {}) as {
    header?: string[];
    sample?: string[][];
    lines?: number[];
    id?: number;
  };
  return (
    <Panel title={words.title}>
      <p className="mb-3 text-sm text-muted">{words.lead}</p>
      <ChooseFile
        kind="primary"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        pending={pending}
        onChoose={([chosen]) => void choose(chosen!)}
      >
        {pending ? words.reading : words.choose}
      </ChooseFile>
      <div className="mt-3 grid gap-3" role="status">
        {refusal?.code === "file_uploaded_before" && (
          <p className="text-sm">
            {words.before}{" "}
            <Link className="link" to={`/reconciliation/${earlier}`}>
              {words.open}
            </Link>
          </p>
        )}
        {refusal?.code === "file_unreadable" && (
          <p className="text-sm">{fill(words.lines, { lines: (lines ?? []).slice(0, 20).join(", ") })}</p>
        )}
      </div>
      {refusal && refusal.code !== "columns_unknown" && <RefusalNote refusal={refusal} />}
      {refusal?.code === "columns_unknown" && file && (
        <Suspense>
          <ColumnChoice
            key={header?.join()}
            header={header ?? []}
            sample={sample ?? []}
            submit={(chosen) => upload(file, chosen)}
            onSaved={openReport}
          />
        </Suspense>
      )}
    </Panel>
  );
}
