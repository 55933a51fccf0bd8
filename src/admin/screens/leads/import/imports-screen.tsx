import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { useCall, useLocale, useWords } from "../../../kit/data.ts";
import { ChooseFile } from "../../../kit/form.ts";
import { Empty, Loading, Panel, RefusalNote, Screen, When } from "../../../kit/parts.ts";
import { sendFile } from "../../media/upload/send-file.ts";
import { ImportStateBadge } from "./import-state.tsx";

/** Uploads a file of leads, and lists the imports that can still be undone. */
export default function ImportsScreen() {
  const words = useWords("admin-lead-import");
  const { title } = useWords("admin-leads");
  const { data, refusal, refetch } = useCall("/admin/leads/imports");
  const locale = useLocale();
  return (
    <Screen title={words.title} back={{ to: "/leads", label: title }}>
      <p className="max-w-prose text-muted">{words.lead}</p>
      <UploadField />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading />}
      {data && (
        <Panel title={words.earlier}>
          {data.length === 0 && <Empty>{words.none}</Empty>}
          <ul className="stack-3">
            {data.map(({ id, name, state, total, by, created_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Link to={`/leads/import/${id}`} className="link min-w-0 font-medium wrap-anywhere">
                  {name}
                </Link>
                <ImportStateBadge state={state} />
                <span className="text-muted">
                  {fill(words.by, { total: total.toLocaleString(languageTags[locale]), by })},{" "}
                  <When date={created_at} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Screen>
  );
}

function UploadField() {
  const words = useWords("admin-lead-import");
  const navigate = useNavigate();
  const [part, setPart] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();
  const upload = async (file: File) => {
    setRefusal(undefined);
    setPart(0);
    const query = { name: file.name.slice(0, 200) };
    const outcome = await sendFile({ method: "POST", path: "/admin/leads/imports", query, file, onProgress: setPart });
    setPart(undefined);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    void navigate(`/leads/import/${outcome.data.id}`);
  };
  return (
    <div className="panel panel-body">
      <ChooseFile
        kind="primary"
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        pending={part !== undefined}
        onChoose={([file]) => void upload(file!)}
      >
        {words.choose}
      </ChooseFile>
      {part !== undefined && (
        <p role="status" className="mt-3 flex items-center gap-2 text-sm">
          <progress max={1} value={part < 1 ? part : undefined} aria-label={words.uploading} /> {words.uploading}
        </p>
      )}
      <RefusalNote refusal={refusal} />
    </div>
  );
}
