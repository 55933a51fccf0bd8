import { useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { MediaDetail } from "#media/media-view.ts";
import { sendFile } from "./send-file.ts";

export interface FileUpload {
  key: number;
  file: File;
  state: "waiting" | "sending" | "done" | "known" | "too_large" | "refused";
  /** The part that is sent, from 0 to 1. */
  part: number;
  refusal?: Refusal;
}

interface Uploads {
  uploads: readonly FileUpload[];
  add: (files: Iterable<File>) => void;
  again: (key: number) => void;
  clear: () => void;
}

let lastKey = 0;

/**
 * Sends files one after the other, so that each is complete as early as possible.
 * @param maxBytes a larger file is not sent, since the server would only cut it off
 */
export function useUploads(maxBytes: number, onUploaded?: (picture: MediaDetail) => void): Uploads {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function change(key: number, changes: Partial<FileUpload>): void {
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  async function send({ key, file }: FileUpload): Promise<void> {
    change(key, { state: "sending", part: 0 });
    const outcome = await sendFile({
      method: "POST",
      path: `/admin/media?${new URLSearchParams({ name: file.name.slice(-200) || "picture" })}`,
      file,
      onProgress: (part) => change(key, { part }),
    });
    if (!outcome.ok) return change(key, { state: "refused", refusal: outcome.refusal });
    change(key, { state: outcome.status === 201 ? "done" : "known", part: 1 });
    onUploaded?.(outcome.data);
  }

  function enqueue(upload: FileUpload): void {
    last.current = last.current.then(() => send(upload));
  }

  return {
    uploads,
    add(files) {
      const added = Array.from(files, (file): FileUpload => {
        const state = file.size > maxBytes ? "too_large" : "waiting";
        return { key: ++lastKey, file, state, part: 0 };
      });
      setUploads((known) => [...known, ...added]);
      for (const upload of added) if (upload.state === "waiting") enqueue(upload);
    },
    again(key) {
      const upload = uploads.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: "waiting" });
      enqueue(upload);
    },
    clear: () => setUploads((known) => known.filter(({ state }) => state === "waiting" || state === "sending")),
  };
}
