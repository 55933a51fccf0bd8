import { useState } from "react";
import { uploadHelpFile } from "#client/api/help.ts";
import type { Outcome } from "#client/api/outcome.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { helpFileBytes, helpFileHead, helpFileTypes, recogniseHelpFile } from "#shop/help/help-file.ts";
import { Button } from "#ui/button.tsx";
import { describedBy, Field } from "#ui/field.tsx";
import type { FieldOf, Parsed } from "../../form/use-form.ts";

const accepted = Object.values(helpFileTypes).join(",");

interface HelpFileFieldProps {
  field: ReturnType<FieldOf>;
  words: Pick<AccountWords, "help">;
}

/** Renders the field for the file of a message, which can be taken out again. */
export function HelpFileField({ field: { error, onChange, ...control }, words: { help } }: HelpFileFieldProps) {
  const [chosen, setChosen] = useState(false);
  const field = {
    id: control.id,
    label: help.file,
    hint: help.fileHint,
    optional: help.optional,
    ...(error !== undefined && { error }),
  };
  function remove() {
    const input = document.getElementById(control.id) as HTMLInputElement;
    input.value = "";
    input.focus();
    setChosen(false);
    onChange();
  }
  return (
    <Field {...field}>
      <input
        {...control}
        type="file"
        accept={accepted}
        className="block w-full cursor-pointer text-sm file:me-3 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-transparent file:px-4 file:py-3 file:text-ink"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        onChange={(event) => {
          setChosen(event.currentTarget.value !== "");
          onChange();
        }}
      />
      {chosen && (
        <Button kind="quiet" className="mt-1" onClick={remove}>
          {help.fileRemove}
        </Button>
      )}
    </Field>
  );
}

/** Returns the file that is chosen in a form. */
function chosenFile(form: HTMLFormElement | null): File | undefined {
  const input = form?.elements.namedItem("file");
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
}

/** Adds what is wrong with the chosen file to the check of a form, so that nothing is sent before it can be taken. */
export async function withFileCheck<T>(form: HTMLFormElement | null, check: Promise<Parsed<T>>): Promise<Parsed<T>> {
  const [parsed, code] = await Promise.all([check, fileProblem(chosenFile(form))]);
  if (!code) return parsed;
  const issues = parsed.success ? [] : parsed.error.issues;
  return { success: false, error: { issues: [...issues, { path: ["file"], message: code }] } };
}

async function fileProblem(file: File | undefined): Promise<"file_too_large" | "file_type" | "file_gone" | undefined> {
  if (!file) return undefined;
  if (file.size > helpFileBytes) return "file_too_large";
  // A file that was moved or deleted since it was chosen cannot be read.
  const head = await file
    .slice(0, helpFileHead)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return "file_gone";
  return recogniseHelpFile(new Uint8Array(head)) ? undefined : "file_type";
}

/** Uploads the chosen file, if there is one, and then sends the message that names it. */
export async function sendWithFile<M extends { file: string }, R>(
  form: HTMLFormElement,
  message: M,
  send: (message: M) => Promise<Outcome<R>>,
): Promise<Outcome<R>> {
  const file = chosenFile(form);
  if (!file) return send({ ...message, file: "" });
  const id = crypto.randomUUID();
  const uploaded = await uploadHelpFile(id, file);
  if (uploaded.ok) return send({ ...message, file: id });
  const { refusal } = uploaded;
  if (refusal.status !== 413) return uploaded;
  return { ok: false, refusal: { ...refusal, issues: [{ path: "file", code: "file_too_large" }] } };
}
