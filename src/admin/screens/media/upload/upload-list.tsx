import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useRefusalText } from "../../../layout/use-refusal-text.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { formatBytes } from "../format-bytes.ts";
import type { FileUpload } from "./use-uploads.ts";

interface UploadListProps {
  uploads: readonly FileUpload[];
  maxBytes: number;
  again: (key: number) => void;
  clear: () => void;
}

/** The files that are being uploaded, and what became of each. */
export function UploadList({ uploads, maxBytes, again, clear }: UploadListProps) {
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
