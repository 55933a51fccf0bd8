import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { replacementFor } from "#publishing/replace/find-places.ts";
import type { Match } from "#publishing/replace/replace-contract.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { fieldAddress } from "../list/field-address.ts";
import { pathOf } from "../words/at-path.ts";
import { matchPieces } from "./match-pieces.ts";
import { keyOf, type MatchGroup, type Search } from "./search.ts";

interface Choosing {
  /** Undefined for who may not change anything. */
  setChosen: ((matches: readonly Match[], chosen: boolean) => void) | undefined;
  isChosen: (match: Match) => boolean;
  search: Search;
}

/** The fields of one document in one language that have the text. */
export function MatchList({ group, ...choosing }: { group: MatchGroup } & Choosing) {
  const { languages } = useWords("admin-content");
  const { replace: words } = useWords("admin-content-board");
  const name = useDocumentName()({ name: group.document, title: group.title });
  const { setChosen, isChosen } = choosing;
  const possible = group.matches.filter(({ problem }) => problem === null);
  const count = possible.filter(isChosen).length;
  return (
    <section className="panel match-group" aria-label={`${name}, ${languages[group.locale]}`}>
      <div className="match-head">
        {setChosen && (
          <PartlyCheckbox
            label={fill(words.allOf, { name, language: languages[group.locale] })}
            count={count}
            total={possible.length}
            onChange={(chosen) => setChosen(possible, chosen)}
          />
        )}
        <h2 className="panel-title min-w-0 flex-1 truncate">{name}</h2>
        <span className="text-xs text-muted">{languages[group.locale]}</span>
        <span className="num text-xs font-semibold">{group.matches.length}</span>
      </div>
      <ul>
        {group.matches.map((match) => (
          <MatchField key={keyOf(match)} match={match} {...choosing} />
        ))}
      </ul>
    </section>
  );
}

function MatchField({ match, setChosen, isChosen, search }: { match: Match } & Choosing) {
  const { replace: words } = useWords("admin-content-board");
  const label = usePathLabel()(pathOf(match.path));
  return (
    <li className="match">
      {setChosen && (
        <input
          type="checkbox"
          aria-label={fill(words.choose, { field: label })}
          checked={isChosen(match)}
          disabled={match.problem !== null}
          onChange={({ target }) => setChosen([match], target.checked)}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="match-field">
          <Link to={fieldAddress(match.document, match.path, match.locale)} className="match-link">
            {label}
            <Icon name="arrow-right" className="size-3.5" />
          </Link>
        </p>
        <MatchText match={match} search={search} />
        {match.problem !== null && (
          <p className="field-fault">
            <Icon name="alert" className="size-3.5 shrink-0" />
            {fill(words.wouldBreak, { message: match.problem })}
          </p>
        )}
      </div>
    </li>
  );
}

/** A checkbox for several fields, of which some may be chosen. */
function PartlyCheckbox({
  label,
  count,
  total,
  onChange,
}: {
  label: string;
  count: number;
  total: number;
  onChange: (chosen: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const isPartly = count > 0 && count < total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={total > 0 && count === total}
      disabled={total === 0}
      onChange={() => onChange(count < total)}
    />
  );
}

/** A field with what was found in it, and what stands there afterwards. */
function MatchText({ match: { value, places, locale }, search }: { match: Match; search: Search }) {
  const { difference } = useWords("admin-content");
  return (
    <p className="difference" lang={locale}>
      {matchPieces(value, places).map(({ kind, text }, index) =>
        kind === "found" ? (
          <span key={index}>
            <del>
              <span className="sr-only">{difference.removed} </span>
              {text}
            </del>
            {search.replacement !== "" && (
              <ins>
                <span className="sr-only">{difference.added} </span>
                {replacementFor(text, search.text, search.replacement, search)}
              </ins>
            )}
          </span>
        ) : (
          <span key={index} className={kind === "gap" ? "text-muted" : undefined}>
            {text}
          </span>
        ),
      )}
    </p>
  );
}
