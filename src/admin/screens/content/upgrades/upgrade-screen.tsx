import { useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { UpgradeField, UpgradeRow } from "#publishing/upgrades/upgrade-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useMay, useSend, useWords } from "../../../kit/data.ts";
import { registerForm, showToast } from "../../../kit/form.ts";
import { Empty, Loading, RefusalNote, Screen } from "../../../kit/parts.ts";
import "../content.css";
import { fieldAddress } from "../list/field-address.ts";
import "./upgrades.css";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { DifferenceText } from "../publish/difference-text.tsx";
import { pathOf } from "../words/at-path.ts";
import { choicesBody, mergedText, type UpgradeChoice, type UpgradeChoices } from "./choices.ts";
import { useUpgrades } from "./use-upgrades.ts";

/** What a release changed in one language of an edited text, and what is to hold. */
export default function UpgradeScreen() {
  const { name = "", locale = "" } = useParams();
  const { upgrades: words } = useWords("admin-content-board");
  const { rows, refusal, refetch, isLoading } = useUpgrades();
  const row = rows.find((each) => each.document === name && each.locale === locale);
  if (row) return <UpgradeEditor key={`${name} ${locale}`} row={row} />;
  return (
    <Screen title={words.title} back={{ to: "/content/upgrades", label: words.title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading lines={8} />}
      {!isLoading && !refusal && (
        <Empty
          action={
            <Link to={fieldAddress(name)} className="link">
              {words.open}
            </Link>
          }
        >
          {words.gone}
        </Empty>
      )}
    </Screen>
  );
}

/** Decides field by field between an edited text and a release, and saves the result as a draft. */
function UpgradeEditor({ row }: { row: UpgradeRow }) {
  const { upgrades: words } = useWords("admin-content-board");
  const { languages } = useWords("admin-content");
  const mayWrite = useMay()("content", "write");
  const name = useDocumentName()({ name: row.document, title: row.title });
  const send = useSend();
  const navigate = useNavigate();
  const [choices, setChoices] = useState<UpgradeChoices>({});
  const { pending, refusal, run } = useAction();
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
    const path = pathTo("/admin/content/upgrades/:name/:locale", { name: row.document, locale: row.locale });
    const known = new Set([...row.conflicts, ...row.taken].map((field) => field.path));
    const own = Object.fromEntries(Object.entries(choices).filter(([path]) => known.has(path)));
    const outcome = await run(() => send("POST", path, { version: row.version, ...choicesBody(own) }));
    if (!outcome.ok) return;
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

/** A field that an editor and a release both changed: the three texts beside each other, and what is to hold. */
function ConflictField({
  row: { document, locale },
  field,
  choice,
  setChoice,
}: {
  row: UpgradeRow;
  field: UpgradeField;
  choice: UpgradeChoice | undefined;
  /** Undefined for who may not change anything. */
  setChoice: ((choice: UpgradeChoice) => void) | undefined;
}) {
  const { upgrades: words, parity } = useWords("admin-content-board");
  const labelOf = usePathLabel();
  const id = useId();
  const label = field.path === "" ? parity.whole : labelOf(pathOf(field.path));
  const merged = mergedText(field);
  const isMerging = typeof choice === "object";
  const options = [
    ["edited", words.ours],
    ["shipped", words.theirs],
  ] as const;
  return (
    <li className="panel upgrade-field" data-decided={choice !== undefined || undefined}>
      <h2 className="upgrade-field-name">
        <Link to={fieldAddress(document, field.path, locale)} className="hover:text-primary">
          {label}
        </Link>
      </h2>
      <div className="upgrade-sides" lang={locale}>
        <ValueText label={words.base} before={field.base} value={field.base} />
        <ValueText label={words.shipped} before={field.base} value={field.shipped} />
        <ValueText label={words.edited} before={field.base} value={field.edited} />
      </div>
      {setChoice && (
        <fieldset className="upgrade-choice" aria-label={fill(words.choice, { field: label })}>
          {options.map(([side, text]) => (
            <label key={side} className="upgrade-option">
              <input type="radio" name={id} checked={choice === side} onChange={() => setChoice(side)} />
              {text}
            </label>
          ))}
          {merged && (
            <label className="upgrade-option">
              <input type="radio" name={id} checked={isMerging} onChange={() => setChoice({ text: merged.text })} />
              {words.merge}
            </label>
          )}
        </fieldset>
      )}
      {merged && isMerging && (
        <div className="upgrade-merged">
          <textarea
            className="input field-area"
            lang={locale}
            aria-label={fill(words.merged, { field: label })}
            aria-describedby={`${id}-note`}
            value={choice.text}
            onChange={({ target }) => setChoice?.({ text: target.value })}
          />
          <p id={`${id}-note`} className="text-xs text-muted">
            {merged.isJoined ? words.mergedBoth : words.mergedOurs}
          </p>
        </div>
      )}
    </li>
  );
}

/** One side of a field with its changes marked; of the words before, nothing is. */
function ValueText({ label, before, value }: { label: string; before: unknown; value: unknown }) {
  const { upgrades: words } = useWords("admin-content-board");
  const isAbsent = value === undefined || value === null;
  return (
    <div className="upgrade-side">
      <p className="upgrade-side-name">{label}</p>
      {isAbsent ? (
        <p className="text-muted">{words.removed}</p>
      ) : (
        <DifferenceText before={before} after={value} resulting />
      )}
    </div>
  );
}

/** Fields that only the release changed: they are taken over, unless ours are kept. */
function TakenFields({
  fields,
  choices,
  setOurs,
}: {
  fields: readonly UpgradeField[];
  choices: UpgradeChoices;
  /** Undefined for who may not change anything. */
  setOurs: ((path: string, isOurs: boolean) => void) | undefined;
}) {
  const { upgrades: words, parity } = useWords("admin-content-board");
  const labelOf = usePathLabel();
  if (fields.length === 0) return null;
  return (
    <details className="panel taken-fields">
      <summary className="taken-summary">{fill(words.takenTitle, { n: fields.length })}</summary>
      <div className="panel-body stack">
        {setOurs && <p className="text-sm text-muted">{words.takenLead}</p>}
        <ul className="stack">
          {fields.map(({ path, base, shipped }) => {
            const label = path === "" ? parity.whole : labelOf(pathOf(path));
            return (
              <li key={path} className="taken-field">
                <p className="text-xs font-medium text-muted">{label}</p>
                <DifferenceText before={base} after={shipped} />
                {setOurs && (
                  <label className="taken-keep">
                    <input
                      type="checkbox"
                      aria-label={fill(words.keep, { field: label })}
                      checked={choices[path] === "edited"}
                      onChange={({ target }) => setOurs(path, target.checked)}
                    />
                    {words.ours}
                  </label>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}
