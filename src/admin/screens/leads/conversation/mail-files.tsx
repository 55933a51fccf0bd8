import { useState } from "react";
import { mailLimits } from "#leads/conversation/mail-limits.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import { ChooseFile } from "../../../kit/form.ts";
import { useRefusalText } from "../../../kit/parts.ts";
import { sendFile } from "../../media/upload/send-file.ts";

/** A file that was uploaded for the mail that is being written. */
export interface MailFile {
  id: string;
  name: string;
  size: number;
}

/** Says a size in megabytes, or in kilobytes. */
function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`;
}

/** Uploads files for a mail, and lists those that will be sent with it. */
export function MailFiles({ files, onChange }: { files: readonly MailFile[]; onChange: (files: MailFile[]) => void }) {
  const { mail: words } = useWords("admin-conversation");
  const locale = useLocale();
  const textOf = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<string>();
  const add = async (file: File) => {
    setProblem(undefined);
    const total = files.reduce((sum, { size }) => sum + size, 0) + file.size;
    if (total > mailLimits.fileBytes || files.length >= mailLimits.files) {
      setProblem(words.filesTooLarge);
      return;
    }
    setSending(file.name);
    const id = crypto.randomUUID();
    const query = { id, name: file.name };
    const outcome = await sendFile({ method: "POST", path: "/admin/leads/files", query, file });
    setSending(undefined);
    if (outcome.ok) onChange([...files, { id, name: file.name, size: file.size }]);
    else setProblem(outcome.refusal.issues[0]?.message ?? textOf(outcome.refusal));
  };
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <ChooseFile
          accept=".pdf,.png,.jpg,.jpeg"
          pending={sending !== undefined}
          onChoose={([file]) => void add(file!)}
        >
          {words.addFile}
        </ChooseFile>
        <span className="text-xs text-muted">{words.filesHint}</span>
      </p>
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      {sending && (
        <p role="status" className="text-sm text-muted">
          {fill(words.fileSending, { name: sending })}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={words.files}>
          {files.map(({ id, name, size }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-muted">{sizeText(size, locale)}</span>
              </span>
              <button
                type="button"
                className="icon-btn"
                aria-label={fill(words.removeFile, { name })}
                onClick={() => onChange(files.filter((file) => file.id !== id))}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
