import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import type { DocumentLanguage } from "#publishing/content-view.ts";
import type { UpgradeRow } from "#publishing/upgrades/upgrade-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { registerForm } from "../../../form/unsaved-forms.ts";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { useMay } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { useDocumentName } from "../list/document-name.ts";
import { fieldAddress } from "../list/field-address.ts";
import { choicesBody, type UpgradeChoice, type UpgradeChoices } from "./choices.ts";
import { ConflictField } from "./conflict-field.tsx";
import { TakenFields } from "./taken-fields.tsx";

/** Decides field by field between an edited text and a release, and saves the result as a draft. */
export function UpgradeEditor({ row }: { row: UpgradeRow }) {
  const { upgrades: words } = useWords("admin-content-board");
  const { languages } = useWords("admin-content");
  const mayWrite = useMay()("content", "write");
  const name = useDocumentName()({ name: row.document, title: row.title });
  const send = useSend();
  const navigate = useNavigate();
  const [choices, setChoices] = useState<UpgradeChoices>({});
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const decided = row.conflicts.filter(({ path }) => choices[path] !== undefined).length;
  const isUnsaved = useRef(false);
  isUnsaved.current = Object.keys(choices).length > 0;
  useEffect(() => registerForm(() => isUnsaved.current), []);
  const choose = (path: string, choice: UpgradeChoice) => setChoices((before) => ({ ...before, [path]: choice }));
  const chooseAll = (choice: UpgradeChoice) =>
    setChoices((before) => ({ ...before, ...Object.fromEntries(row.conflicts.map(({ path }) => [path, choice])) }));
  const setOurs = (path: string, isOurs: boolean) =>
    setChoices(({ [path]: _before, ...others }) => (isOurs ? { ...others, [path]: "edited" } : others));
  const save = async () => {
    setPending(true);
    setRefusal(undefined);
    const path = `/admin/content/upgrades/${encodeURIComponent(row.document)}/${row.locale}`;
    const known = new Set([...row.conflicts, ...row.taken].map((field) => field.path));
    const own = Object.fromEntries(Object.entries(choices).filter(([path]) => known.has(path)));
    const outcome = await send<DocumentLanguage>("POST", path, { version: row.version, ...choicesBody(own) });
    setPending(false);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    isUnsaved.current = false;
    showToast({
      text: fill(words.saved, { name }),
      action: { label: words.open, run: () => void navigate(fieldAddress(row.document)) },
    });
    void navigate("/content/upgrades");
  };
  return (
    <Screen
      title={name}
      back={{ to: "/content/upgrades", label: words.title }}
      detail={<span className="text-sm text-muted">{languages[row.locale]}</span>}
      actions={
        mayWrite &&
        row.conflicts.length > 1 && (
          <>
            <Button kind="secondary" onClick={() => chooseAll("edited")}>
              {words.allOurs}
            </Button>
            <Button kind="secondary" onClick={() => chooseAll("shipped")}>
              {words.allTheirs}
            </Button>
          </>
        )
      }
    >
      {refusal?.code === "stale_version" ? (
        <p role="alert" className="editor-note" data-tone="warn">
          {words.stale}
        </p>
      ) : (
        <RefusalNote refusal={refusal} />
      )}
      <ul className="stack">
        {row.conflicts.map((field) => (
          <ConflictField
            key={field.path}
            row={row}
            field={field}
            choice={choices[field.path]}
            setChoice={mayWrite ? (choice) => choose(field.path, choice) : undefined}
          />
        ))}
      </ul>
      <TakenFields fields={row.taken} choices={choices} setOurs={mayWrite ? setOurs : undefined} />
      {mayWrite && (
        <div className="action-bar">
          <p role="status" className="action-count">
            {row.conflicts.length > 0 && fill(words.decided, { n: decided, count: row.conflicts.length })}
          </p>
          <Button pending={pending || decided < row.conflicts.length} onClick={() => void save()}>
            {words.save}
          </Button>
        </div>
      )}
    </Screen>
  );
}
