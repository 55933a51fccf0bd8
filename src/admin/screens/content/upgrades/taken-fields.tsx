import type { UpgradeField } from "#publishing/upgrades/upgrade-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { usePathLabel } from "../form/place-label.ts";
import { DifferenceText } from "../publish/difference-text.tsx";
import { pathOf } from "../words/at-path.ts";
import type { UpgradeChoices } from "./choices.ts";

/** Fields that only the release changed: they are taken over, unless ours are kept. */
export function TakenFields({
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
