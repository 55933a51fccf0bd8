import { useParams } from "react-router";
import type { DocumentRow } from "#publishing/content-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import "./content.css";
import "./comments/comments.css";
import { DocumentEditor } from "./document-editor.tsx";
import { useDocument } from "./draft/use-document.ts";

/** Edits the words of one document in both languages. */
export default function DocumentScreen() {
  const { name = "" } = useParams();
  const words = useWords("admin-content");
  const { open, refusal, refetch } = useDocument(name);
  const { data: rows } = useCall<DocumentRow[]>("/admin/content/documents");
  if (refusal?.status === 404) return <NotFound />;
  if (open) return <DocumentEditor key={name} open={open} rows={rows ?? []} />;
  return (
    <Screen title={name} back={{ to: "/content", label: words.title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!refusal && <Loading lines={8} />}
    </Screen>
  );
}
