import { useEffect, useState } from "react";
import { type Locale, locales } from "#text/locales.ts";
import { useLocale, useWords } from "../../../kit/data.ts";
import { SearchField } from "../../../kit/list.ts";
import { useIsPhone } from "../../../kit/parts.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";
import { labelOfKey } from "../form/key-names.ts";
import { partsOf } from "../form/parts.tsx";
import { Chooser } from "../preview/chooser.tsx";
import { countFaults } from "../shape/check-value.ts";
import type { Shape } from "../shape/shape.ts";
import { useWarningCount } from "../warnings/use-warnings.ts";
import { isSame } from "../words/at-path.ts";
import type { FieldFilter } from "./field-filter.ts";

/** The parts of the document as a list to jump by, above it the filter of fields; it stays in view. */
export function Outline({
  shape,
  filter,
  setFilter,
  single,
  setSingle,
}: {
  shape: Shape;
  filter: FieldFilter;
  setFilter: (filter: FieldFilter) => void;
  single: Locale;
  setSingle: (locale: Locale) => void;
}) {
  const { present } = useEditor();
  const { form, languages, outline } = useWords("admin-content");
  const isPhone = useIsPhone();
  const current = useCurrentPart();
  const parts = partsOf(shape) ?? [];
  const checks = [
    ["onlyChanged", form.onlyChanged],
    ["onlyFaulty", form.onlyFaulty],
  ] as const;
  return (
    <div className="editor-outline">
      <search className="outline-filter" aria-label={form.filter}>
        <SearchField
          label={form.filter}
          value={filter.text}
          onChange={(text) => setFilter({ ...filter, text: text ?? "" })}
        />
        {checks.map(([name, text]) => (
          <label key={name} className="outline-check">
            <input
              type="checkbox"
              checked={filter[name]}
              onChange={({ target }) => setFilter({ ...filter, [name]: target.checked })}
            />
            {text}
          </label>
        ))}
      </search>
      {isPhone && present.length > 1 && (
        <Chooser
          label={outline.language}
          value={single}
          onChange={setSingle}
          options={locales.map((locale) => [locale, languages[locale]])}
        />
      )}
      {parts.length > 1 && !isPhone && (
        <nav aria-label={outline.label} className="outline-parts">
          <ol>
            {parts.map(({ key, shape: own, optional }) => (
              <OutlineEntry key={key} name={key} shape={own} optional={optional} isCurrent={current === key} />
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

function OutlineEntry({
  name,
  shape,
  optional,
  isCurrent,
}: {
  name: string;
  shape: Shape;
  optional: boolean;
  isCurrent: boolean;
}) {
  const { present, folds, visible } = useEditor();
  const { names, outline } = useWords("admin-content");
  const locale = useLocale();
  const faults = useDocumentState(({ sides }) =>
    present.reduce((sum, locale) => sum + countFaults(shape, sides[locale].words?.[name], optional), 0),
  );
  const warnings = useWarningCount(name);
  const isChanged = useDocumentState(({ sides }) =>
    present.some((locale) => !isSame(sides[locale].words?.[name], sides[locale].base.published?.[name])),
  );
  if (shape.kind === "constant") return null;
  return (
    <li>
      <button
        type="button"
        className="outline-link"
        aria-current={isCurrent || undefined}
        disabled={visible && !visible.has(`/${name}`)}
        onClick={() => focusPlace(folds, [name])}
      >
        <span className="min-w-0 flex-1 truncate">{labelOfKey(name, names, locale)}</span>
        {isChanged && <span className="outline-mark" data-mark="changed" role="img" aria-label={outline.changed} />}
        {warnings > 0 && (
          <span className="outline-count" data-tone="warn" title={outline.warnings}>
            {warnings}
            <span className="sr-only"> {outline.warnings}</span>
          </span>
        )}
        {faults > 0 && (
          <span className="outline-count" title={outline.faults}>
            {faults}
            <span className="sr-only"> {outline.faults}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** Returns the part at the top of the view. */
function useCurrentPart(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const main = document.querySelector(".shell-main");
    if (!main) return;
    let frame = 0;
    const judge = () => {
      const parts = [...document.querySelectorAll<HTMLElement>(".part[data-place]")];
      const top = parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3) ?? parts[0];
      setCurrent(top?.dataset.place?.slice(1));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(judge);
    };
    judge();
    main.addEventListener("scroll", onScroll, { passive: true });
    return () => main.removeEventListener("scroll", onScroll);
  }, []);
  return current;
}
