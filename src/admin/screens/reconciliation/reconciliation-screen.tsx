import type { SettlementFileRow } from "#shop/settlements/settlement-view.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { Steps } from "./steps.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { useFileColumns } from "./use-file-columns.tsx";

/** Renders settlement files: upload of a new one, and the reports of earlier ones. */
export default function ReconciliationScreen() {
  const words = useWords("admin-reconciliation");
  const mayWrite = useMay()("reconciliation", "write");
  const columns = useFileColumns();
  const list = useList<SettlementFileRow>("/admin/reconciliation/files");
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
          columns={columns}
          label={words.files}
          getId={({ id }) => String(id)}
          linkTo={({ id }) => `/reconciliation/${id}`}
          empty={words.noFiles}
        />
      </div>
    </Screen>
  );
}
