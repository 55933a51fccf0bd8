import type { ParityProblem } from "#publishing/parity/parity-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../words/use-words.ts";
import { ShareBar } from "./share-bar.tsx";
import { countKinds } from "./work-item.ts";

interface Choice {
  language: string | undefined;
  kind: string | undefined;
}

/** How much of a language is complete, and what is to be done in it; each number filters the list. */
export function LanguageSummary({
  locale,
  percent,
  problems,
  chosen,
  onChoose,
}: {
  locale: Locale;
  percent: number;
  problems: readonly ParityProblem[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const { languages } = useWords("admin-content");
  const { parity: words } = useWords("admin-content-board");
  const counts = countKinds(problems, locale);
  return (
    <section className="panel language-summary" aria-label={languages[locale]}>
      <div className="summary-head">
        <h2 className="panel-title">{languages[locale]}</h2>
        <p className="num summary-share" data-full={percent === 100 || undefined}>
          {fill(words.complete, { percent })}
        </p>
      </div>
      <ShareBar percent={percent} />
      {counts.size === 0 ? (
        <p className="summary-done">
          <Icon name="check" className="size-4" />
          {words.nothing}
        </p>
      ) : (
        <ul className="summary-kinds">
          {Array.from(counts, ([kind, count]) => {
            const isChosen = chosen.kind === kind && chosen.language === locale;
            return (
              <li key={kind}>
                <button
                  type="button"
                  className="summary-kind"
                  aria-pressed={isChosen}
                  onClick={() =>
                    onChoose(isChosen ? { kind: undefined, language: undefined } : { kind, language: locale })
                  }
                >
                  {words.kinds[kind]} <span className="num font-semibold">{count}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
