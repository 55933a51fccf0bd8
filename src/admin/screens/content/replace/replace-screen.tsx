import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { documentGroups } from "#publishing/document-group.ts";
import type { FoundText, Match } from "#publishing/replace/replace-contract.ts";
import { fill } from "#text/fill.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { call, callKey, Refused, refusalOf, useMay, useWords } from "../../../kit/data.ts";
import { FilterBar, type Filters, useUrlFilters } from "../../../kit/list.ts";
import { Empty, Loading, RefusalNote, Screen } from "../../../kit/parts.ts";
import "../content.css";
import { SectionLinks } from "../list/section-links.tsx";
import { MatchList } from "./match-list.tsx";
import "./replace.css";
import { ReplaceResult } from "./replace-result.tsx";
import { groupMatches, keyOf, readSearch, type Search, searchNames } from "./search.ts";
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

type Name = (typeof searchNames)[number];

/** What to look for, where, and what to write instead. */
function SearchForm({
  value,
  setValue,
}: {
  value: Filters<Name>;
  setValue: (changes: Partial<Record<Name, string | undefined>>) => void;
}) {
  const { languages, groups } = useWords("admin-content");
  const { replace: words } = useWords("admin-content-board");
  const options = [
    ["case", words.matchCase],
    ["whole", words.wholeWords],
  ] as const;
  return (
    <div className="stack">
      <div className="replace-fields">
        <TypedField
          label={words.text}
          hint={words.textHint}
          maxLength={200}
          autoFocus
          value={value.text ?? ""}
          onChange={(text) => setValue({ text })}
        />
        <TypedField
          label={words.replacement}
          hint={words.replacementHint}
          maxLength={400}
          value={value.replacement ?? ""}
          onChange={(replacement) => setValue({ replacement })}
        />
      </div>
      <FilterBar
        value={value}
        setValue={setValue}
        keep={["text", "replacement"]}
        filters={[
          {
            id: "language",
            label: words.language,
            options: locales.map((locale) => ({ value: locale, label: languages[locale] })),
          },
          {
            id: "group",
            label: words.group,
            options: documentGroups.map((group) => ({ value: group, label: groups[group] })),
          },
        ]}
      >
        {options.map(([name, text]) => (
          <label key={name} className="replace-option">
            <input
              type="checkbox"
              checked={value[name] === "1"}
              onChange={({ target }) => setValue({ [name]: target.checked ? "1" : undefined })}
            />
            {text}
          </label>
        ))}
      </FilterBar>
    </div>
  );
}

/** How long the typing pauses before it counts, in milliseconds. */
const delay = 350;

/** Renders a field whose text counts once the typing pauses, or at once with Enter; spaces around it stay. */
function TypedField({
  value,
  onChange,
  ...field
}: Pick<ComponentProps<typeof TextField>, "label" | "hint" | "maxLength" | "autoFocus"> & {
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    latest.current(text);
  };
  useEffect(() => {
    // Changed from outside, by Back.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause again.
  useEffect(() => {
    const timer = setTimeout(() => send(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      {...field}
      id={id}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === "Enter" && send(typed)}
    />
  );
}

const path = "/admin/content/find";

/** Finds a text in all documents, again whenever one of them changes; without a text nothing is looked for. */
function useFound(search: Search): {
  found: FoundText | undefined;
  refusal: Refusal | undefined;
  /** What is shown belongs to what was typed before. */
  isBehind: boolean;
  refetch: () => Promise<unknown>;
} {
  const result = useQuery({
    queryKey: callKey(path, { search: JSON.stringify(search) }, "one"),
    enabled: search.text !== "",
    queryFn: async ({ signal }) => {
      const outcome = await call("POST", path, { body: search, signal });
      if (!outcome.ok) throw new Refused(outcome.refusal);
      return outcome.data;
    },
    placeholderData: keepPreviousData,
  });
  return {
    found: search.text === "" ? undefined : result.data,
    refusal: refusalOf(result.error),
    isBehind: result.isPlaceholderData || result.isLoading,
    refetch: result.refetch,
  };
}
