import { useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { saveFile } from "../../data/download.ts";
import { Empty } from "../../layout/empty.tsx";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { SearchField } from "../../list/search-field.tsx";
import { useWords } from "../../words/use-words.ts";
import { ApiCallDetails } from "./api-call.tsx";
import { callsOf, isMeant } from "./document.ts";
import { useDocument } from "./use-document.ts";

/** Renders the calls of the back office, from its OpenAPI document. */
export default function ApiScreen() {
  const words = useWords("admin-api");
  const names: Record<string, string> = useWords("admin").navigation.screens;
  const { document, refusal, refetch } = useDocument();
  const [typed, setTyped] = useState("");
  const calls = useMemo(() => (document ? callsOf(document) : []), [document]);
  const found = Map.groupBy(
    calls.filter((call) => isMeant(call, typed)),
    ({ tag }) => tag,
  );
  const download = () =>
    saveFile(new Blob([JSON.stringify(document, null, 2)], { type: "application/json" }), "openapi.json");
  return (
    <Screen
      title={words.title}
      actions={
        document && (
          <Button kind="secondary" onClick={download}>
            {words.download}
          </Button>
        )
      }
    >
      <p className="max-w-prose text-sm text-muted">{words.lead}</p>
      <search className="filter-bar">
        <SearchField label={words.search} value={typed} onChange={(text) => setTyped(text ?? "")} />
      </search>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!document && !refusal && <Loading lines={8} />}
      {document && found.size === 0 && <Empty>{words.none}</Empty>}
      {[...found].map(([tag, tagged]) => (
        <Panel key={tag} title={names[tag] ?? tag}>
          {tagged.map((call) => (
            <ApiCallDetails key={call.id} call={call} />
          ))}
        </Panel>
      ))}
    </Screen>
  );
}
