import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import type { SearchWords } from "#content/kinds/search.ts";
import { Icon } from "#ui/icon.tsx";
import { Results, type ResultsProps } from "./search-box/results.tsx";
import { queryLength, useSearchResults } from "./search-box/use-search-results.ts";

export interface SearchBoxProps extends Omit<ResultsProps, "words" | "state"> {
  initial: ResultsProps["state"];
  words: ResultsProps["words"] & Pick<SearchWords, "field" | "hint" | "send">;
  /** The id of the element that is hidden while there are results. */
  otherwise: string;
}

/** Renders the search: a plain form that loads a page of results; hydrated, it shows results while typing. */
export default function SearchBox({ initial, words, place, edition, action, otherwise }: SearchBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, busy, offline, searchNow, searchSoon } = useSearchResults(initial, place.locale, field);
  const hasResults = state.results.length > 0;

  useEffect(() => {
    const element = document.getElementById(otherwise);
    if (element) element.hidden = hasResults;
  }, [hasResults, otherwise]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Where the API refuses, the page of results may still be rendered.
    if (!(await searchNow())) form.submit();
  }

  /** Moves the focus through the results by arrow keys, and back to the field by Escape. */
  function moveFocus(event: KeyboardEvent) {
    const stops = [field.current, ...(root.current?.querySelectorAll<HTMLElement>("#results a") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const to = event.key === "ArrowDown" ? at + 1 : event.key === "ArrowUp" ? at - 1 : event.key === "Escape" ? 0 : at;
    // In the field itself Escape clears it, as browsers do.
    if (at === -1 || to === at || !stops[to]) return;
    event.preventDefault();
    stops[to].focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the links within it
    <div ref={root} onKeyDown={moveFocus}>
      <search className="mt-8 block max-w-2xl">
        <form action={action} onSubmit={submit}>
          <label htmlFor="q" className="font-medium">
            {words.field}
          </label>
          <div className="mt-2 flex flex-wrap gap-2 *:[.input]:min-w-0 *:[.input]:flex-[1_1_10rem]">
            <input
              ref={field}
              id="q"
              className="input"
              type="search"
              name="q"
              defaultValue={initial.query}
              minLength={queryLength.least}
              maxLength={queryLength.most}
              required
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby="q-hint"
              onInput={searchSoon}
            />
            <button type="submit" className="btn btn-primary shrink-0">
              <Icon name="search" />
              <span>{words.send}</span>
            </button>
          </div>
          <p id="q-hint" className="mt-2 text-sm text-muted">
            {words.hint}
          </p>
        </form>
      </search>
      <div id="results" className="mt-10" aria-busy={busy || undefined}>
        <Results state={state} offline={offline} words={words} place={place} edition={edition} action={action} />
      </div>
    </div>
  );
}
