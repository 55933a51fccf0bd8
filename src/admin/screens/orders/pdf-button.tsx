import { type ReactNode, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { download, saveFile } from "../../data/download.ts";
import type { Query } from "../../data/query-key.ts";
import { RefusalNote } from "../../layout/refusal-note.tsx";

/** Opens a PDF, which is fetched with the login; where no new tab may open it is saved instead. */
export function PdfButton({
  path,
  query,
  label,
  children,
}: {
  path: string;
  query: Query;
  label: string;
  children: ReactNode;
}) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const open = async () => {
    setPending(true);
    const outcome = await download(path, query, () => {}, new AbortController().signal);
    setPending(false);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    setRefusal(undefined);
    const file = new Blob([outcome.data.file], { type: "application/pdf" });
    const url = URL.createObjectURL(file);
    if (!globalThis.open(url, "_blank")) saveFile(file, outcome.data.name);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <>
      <Button kind="secondary" pending={pending} aria-label={label} title={label} onClick={() => void open()}>
        {children}
      </Button>
      <RefusalNote refusal={refusal} />
    </>
  );
}
