import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { Locale } from "#text/locales.ts";
import { call } from "../../../data/call.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { tidy } from "../words/at-path.ts";

export interface PreviewChoice {
  path: string;
  locale: Locale;
  edition: "v1" | "v2";
  theme: "light" | "dark";
}

/** How long typing pauses before the page is rendered again, in milliseconds. */
const delay = 500;

/**
 * Stores a page with the words as they are typed; returns its address, which stays the same.
 * @param onRendered called when the page behind the address is another one than before
 */
export function usePreview(
  { path, locale, edition, theme }: PreviewChoice,
  onRendered: () => void,
): {
  url: string | undefined;
  refusal: Refusal | undefined;
} {
  const { view } = useEditor();
  const words = useDocumentState(({ sides }) => sides[locale].words);
  const [url, setUrl] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const id = useRef<string>(undefined);
  const latest = useRef(onRendered);
  latest.current = onRendered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its own answer asks for nothing new.
  useEffect(() => {
    const leaving = new AbortController();
    const render = async () => {
      const outcome = await call<{ data: { url: string; id: string } }>("POST", "/admin/content/previews", {
        body: {
          ...(id.current && { id: id.current }),
          path,
          locale,
          edition,
          theme,
          documents: words ? [{ name: view.name, locale, words: tidy(words) }] : [],
        },
        signal: leaving.signal,
      });
      if (leaving.signal.aborted) return;
      if (!outcome.ok) return setRefusal(outcome.refusal);
      setRefusal(undefined);
      setUrl(outcome.data.data.url);
      if (id.current === outcome.data.data.id) latest.current();
      id.current = outcome.data.data.id;
    };
    const timer = setTimeout(() => void render(), url === undefined ? 0 : delay);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [view.name, words, path, locale, edition, theme]);
  return { url, refusal };
}
