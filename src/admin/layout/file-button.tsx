import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";
import type { AdminFile } from "../data/contracts.ts";
import { download, type FileCall, saveFile } from "../data/download.ts";
import type { Query } from "../data/query-key.ts";
import { useAction } from "../data/use-action.ts";
import { RefusalNote } from "./loading.tsx";

type FileButtonProps<Address extends AdminFile, Given extends Query> = Omit<
  ComponentProps<typeof Button>,
  "kind" | "pending" | "onClick"
> &
  FileCall<Address, Given> & {
    /** What the file is called, where that is not the name that the server gives. */
    fileName?: string;
    /** What is done with the file; it is saved unless something else is said. */
    give?: (file: Blob, name: string) => void;
  };

/** Gives a file of a call, which is fetched with the login; says why where the server refuses it. */
export function FileButton<Address extends AdminFile, Given extends Query>({
  path,
  query,
  fileName,
  give = saveFile,
  ...button
}: FileButtonProps<Address, Given>) {
  const { pending, refusal, run } = useAction();
  const fetchFile = async () => {
    const outcome = await run(() => download(path, query));
    if (outcome.ok) give(outcome.data.file, fileName ?? outcome.data.name);
  };
  return (
    <>
      <Button {...button} kind="secondary" pending={pending} onClick={() => void fetchFile()} />
      <RefusalNote refusal={refusal} />
    </>
  );
}
