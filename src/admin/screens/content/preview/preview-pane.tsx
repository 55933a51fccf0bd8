import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { type Locale, locales } from "#text/locales.ts";
import { call, useWords } from "../../../kit/data.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";
import { pathOf, tidy } from "../words/at-path.ts";
import { Chooser } from "./chooser.tsx";

/** The widths at which pages are looked at, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;

/** The page with the words in it. A press on a text leads to its field, and a focused field shows its text. */
export default function PreviewPane({ focused }: { focused: { locale: Locale; pointer: string } | undefined }) {
  const { view, folds, present } = useEditor();
  const { preview, languages } = useWords("admin-content");
  const [width, setWidth] = useState<keyof typeof widths>("desktop");
  const [choice, setChoice] = useState<PreviewChoice>({
    path: view.pages[0] ?? "/",
    locale: focused?.locale ?? present[0] ?? "id",
    edition: "v1",
    theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light",
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, scale } = useScale(widths[width]);
  const post = (message: Record<string, string>) => frame.current?.contentWindow?.postMessage(message, location.origin);
  const { url, refusal } = usePreview(choice, () => post({ type: "reload" }));
  const show = () => {
    if (focused?.locale === choice.locale) post({ type: "show", document: view.name, path: focused.pointer });
  };
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const { type, document: name, locale, path } = data as Record<string, string | undefined>;
      if (type !== "field" || name !== view.name || path === undefined) return;
      focusPlace(
        folds,
        pathOf(path),
        locales.find((each) => each === locale),
      );
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [view.name, folds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field or language scrolls the page.
  useEffect(show, [focused, choice.locale]);
  const choose = (changes: Partial<PreviewChoice>) => setChoice({ ...choice, ...changes });
  return (
    <div className="preview">
      <div className="preview-tools">
        {view.pages.length > 1 && (
          <select
            className="place-kind"
            aria-label={preview.page}
            value={choice.path}
            onChange={({ target }) => choose({ path: target.value })}
          >
            {view.pages.map((path) => (
              <option key={path} value={path}>
                {path}
              </option>
            ))}
          </select>
        )}
        {present.length > 1 && (
          <Chooser
            label={preview.language}
            value={choice.locale}
            onChange={(locale) => choose({ locale })}
            options={present.map((locale) => [locale, languages[locale]])}
          />
        )}
        <Chooser
          label={preview.edition}
          value={choice.edition}
          onChange={(edition) => choose({ edition })}
          options={[
            ["v1", preview.v1],
            ["v2", preview.v2],
          ]}
        />
        <Chooser
          label={preview.width}
          value={width}
          onChange={setWidth}
          options={[
            ["desktop", preview.desktop],
            ["phone", preview.phone],
          ]}
        />
        <Chooser
          label={preview.theme}
          value={choice.theme}
          onChange={(theme) => choose({ theme })}
          options={[
            ["light", preview.light],
            ["dark", preview.dark],
          ]}
        />
      </div>
      <RefusalNote refusal={refusal} />
      <div ref={box} className="preview-box">
        {url && (
          <iframe
            ref={frame}
            title={preview.title}
            src={url}
            onLoad={show}
            className="preview-frame"
            style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the scale at which a page of a width fits into the pane. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, entry!.contentRect.width / width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return { box, scale };
}

interface PreviewChoice {
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
function usePreview(
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
      const outcome = await call("POST", "/admin/content/previews", {
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
      setUrl(outcome.data.url);
      if (id.current === outcome.data.id) latest.current();
      id.current = outcome.data.id;
    };
    const timer = setTimeout(() => void render(), url === undefined ? 0 : delay);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [view.name, words, path, locale, edition, theme]);
  return { url, refusal };
}
