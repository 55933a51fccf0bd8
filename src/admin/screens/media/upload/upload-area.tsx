import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { MediaDetail } from "#media/media-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import { ChooseFile } from "../../../kit/form.ts";
import { useRefusalText } from "../../../kit/parts.ts";
import { formatBytes } from "../format-bytes.ts";
import "../media.css";
import { sendFile } from "./send-file.ts";

interface UploadAreaProps {
  maxBytes: number;
  onUploaded?: (picture: MediaDetail) => void;
  children?: ReactNode;
}

/** Takes pictures by a button, by dragging them anywhere on it, and by pasting. */
export function UploadArea({ maxBytes, onUploaded, children }: UploadAreaProps) {
  const { upload: words } = useWords("admin-media");
  const locale = useLocale();
  const { uploads, add, again, clear } = useUploads(maxBytes, onUploaded);
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);

  const addPasted = useRef(add);
  addPasted.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A text that is pasted into a field is none of ours.
      if (files.length === 0) return;
      event.preventDefault();
      addPasted.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  /** Entering a child leaves its parent, so that only the difference tells whether the files are still over the area. */
  const move = (change: number) => {
    depth.current = Math.max(0, depth.current + change);
    setIsOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way beside the button.
    <div
      className="upload-area"
      data-over={isOver || undefined}
      onDragEnter={() => move(1)}
      onDragLeave={() => move(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(-depth.current);
        add(event.dataTransfer.files);
      }}
    >
      <div className="upload-head">
        <ChooseFile
          kind="primary"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
          onChoose={add}
        >
          {words.choose}
        </ChooseFile>
        <p className="text-sm text-muted">
          {isOver ? words.drop : fill(words.hint, { size: formatBytes(maxBytes, locale) })}
        </p>
      </div>
      <UploadList uploads={uploads} maxBytes={maxBytes} again={again} clear={clear} />
      {children}
    </div>
  );
}

interface UploadListProps {
  uploads: readonly FileUpload[];
  maxBytes: number;
  again: (key: number) => void;
  clear: () => void;
}

/** The files that are being uploaded, and what became of each. */
function UploadList({ uploads, maxBytes, again, clear }: UploadListProps) {
  const { upload: words } = useWords("admin-media");
  const locale = useLocale();
  const refusalText = useRefusalText();
  if (uploads.length === 0) return null;
  const textOf = ({ state, part, refusal }: FileUpload) =>
    ({
      waiting: words.waiting,
      sending: fill(words.sending, { count: Math.round(part * 100) }),
      done: words.done,
      known: words.known,
      too_large: fill(words.tooLarge, { size: formatBytes(maxBytes, locale) }),
      refused: refusal ? refusalText(refusal) : "",
    })[state];
  const isOver = uploads.every(({ state }) => state !== "waiting" && state !== "sending");
  return (
    <section className="uploads" aria-label={words.queue}>
      <div role="status">
        <ul>
          {uploads.map((upload) => (
            <li key={upload.key} className="upload">
              <span className="min-w-0 flex-1 truncate">{upload.file.name}</span>
              {upload.state === "sending" && <progress value={upload.part} aria-label={upload.file.name} />}
              <span className={upload.state === "refused" || upload.state === "too_large" ? "text-bad" : "text-muted"}>
                {textOf(upload)}
              </span>
              {upload.state === "refused" && (
                <Button kind="quiet" onClick={() => again(upload.key)}>
                  {words.again}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {isOver && (
        <Button kind="quiet" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </section>
  );
}

interface FileUpload {
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
function useUploads(maxBytes: number, onUploaded?: (picture: MediaDetail) => void): Uploads {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function change(key: number, changes: Partial<FileUpload>): void {
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  async function send({ key, file }: FileUpload): Promise<void> {
    change(key, { state: "sending", part: 0 });
    const outcome = await sendFile({
      method: "POST",
      path: "/admin/media",
      query: { name: file.name.slice(-200) || "picture" },
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
