import { useMemo, useState } from "react";
import type { Match } from "#publishing/replace/replace-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "../../../layout/empty.tsx";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { useUrlFilters } from "../../../list/use-url-filters.ts";
import { useMay } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import "../content.css";
import { SectionLinks } from "../list/section-links.tsx";
import { MatchList } from "./match-list.tsx";
import "./replace.css";
import { ReplaceResult } from "./replace-result.tsx";
import { groupMatches, keyOf, readSearch, searchNames } from "./search.ts";
import { SearchForm } from "./search-form.tsx";
import { useFound } from "./use-found.ts";
import { useReplacement } from "./use-replacement.ts";

const none: readonly Match[] = [];

/** Finds words in all texts and replaces them in the fields that are chosen, as drafts. */
export default function ReplaceScreen() {
  const { replace: words } = useWords("admin-content-board");
  const mayWrite = useMay()("content", "write");
  const [filters, setFilters] = useUrlFilters(searchNames);
  const search = useMemo(() => readSearch(filters), [filters]);
  const { found, refusal, isBehind, refetch } = useFound(search);
  const replacement = useReplacement();
  // All are chosen but these, so that what is found anew is too.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const matches = found?.matches ?? none;
  const groups = useMemo(() => groupMatches(matches), [matches]);
  const isChosen = (match: Match) => match.problem === null && !left.has(keyOf(match));
  const chosen = matches.filter(isChosen);
  const possible = matches.filter(({ problem }) => problem === null);
  const setChosen = (own: readonly Match[], choose: boolean) => {
    const keys = own.map(keyOf);
    setLeft(choose ? new Set([...left].filter((key) => !keys.includes(key))) : new Set([...left, ...keys]));
  };
  return (
    <Screen title={words.title}>
      <SectionLinks />
      <SearchForm value={filters} setValue={setFilters} />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      <RefusalNote refusal={replacement.refusal} />
      {replacement.result && (
        <ReplaceResult
          result={replacement.result}
          undone={replacement.undone}
          pending={replacement.pending}
          titles={replacement.titles}
          onUndo={() => void replacement.undo(replacement.result!)}
          onClose={replacement.close}
        />
      )}
      {search.text === "" && <Empty>{words.start}</Empty>}
      {search.text !== "" && !found && !refusal && <Loading lines={8} />}
      {found && (
        <div className="stack" data-behind={isBehind || undefined} aria-busy={isBehind}>
          {matches.length === 0 ? (
            <Empty>{words.none}</Empty>
          ) : (
            <p role="status" className="text-sm text-muted">
              {found.more
                ? fill(words.more, { n: matches.length })
                : fill(words.found, { n: matches.length, documents: groups.length })}
            </p>
          )}
          {groups.map((group) => (
            <MatchList
              key={group.key}
              group={group}
              setChosen={mayWrite ? setChosen : undefined}
              isChosen={isChosen}
              search={search}
            />
          ))}
        </div>
      )}
      {mayWrite && possible.length > 0 && (
        <div className="action-bar">
          <label className="replace-option">
            <input
              type="checkbox"
              checked={chosen.length === possible.length}
              onChange={() => setChosen(possible, chosen.length < possible.length)}
            />
            {words.all}
          </label>
          <p className="action-count max-md:order-first max-md:basis-full">
            {fill(words.chosen, { n: chosen.length, count: matches.length })}
          </p>
          <Button
            pending={replacement.pending || isBehind || chosen.length === 0}
            onClick={() => void replacement.replace(search, chosen)}
          >
            {search.replacement === "" ? words.remove : words.save}
          </Button>
        </div>
      )}
    </Screen>
  );
}
