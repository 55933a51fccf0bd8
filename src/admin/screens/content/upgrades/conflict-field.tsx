import { useId } from "react";
import { Link } from "react-router";
import type { UpgradeField, UpgradeRow } from "#publishing/upgrades/upgrade-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { usePathLabel } from "../form/place-label.ts";
import { fieldAddress } from "../list/field-address.ts";
import { pathOf } from "../words/at-path.ts";
import { mergedText, type UpgradeChoice } from "./choices.ts";
import { ValueText } from "./value-text.tsx";

/** A field that an editor and a release both changed: the three texts beside each other, and what is to hold. */
export function ConflictField({
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
