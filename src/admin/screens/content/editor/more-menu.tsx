import { useId } from "react";
import type { DocumentLanguage } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { useSend } from "../../../data/use-send.ts";
import { confirmAction } from "../../../dialog/confirm-action.ts";
import { showToast } from "../../../dialog/toast.ts";
import { useRefusalText } from "../../../layout/use-refusal-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { setSide } from "../draft/document-store.ts";
import { removeCopy } from "../draft/local-copy.ts";
import { documentPath, type OpenDocument } from "../draft/use-document.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";

/** What is done rarely: throwing a draft away, or beginning the other language of an entry from this one. */
export function MoreMenu({ open }: { open: OpenDocument }) {
  const { store, present, view } = useEditor();
  const { more, languages } = useWords("admin-content");
  const id = useId();
  const send = useSend();
  const refusalText = useRefusalText();
  const sides = useDocumentState((state) => state.sides);
  const drafts = present.filter((locale) => sides[locale].base.state === "draft");
  const absent = view.collection ? locales.filter((locale) => !present.includes(locale)) : [];
  if (drafts.length === 0 && absent.length === 0) return null;
  const discard = async (locale: Locale) => {
    const language = languages[locale];
    const question = {
      title: fill(more.discardTitle, { language }),
      body: more.discardBody,
      confirm: more.discardConfirm,
    };
    if (!(await confirmAction({ ...question, danger: true }))) return;
    await open.flush();
    const { version } = store.getState().sides[locale].base;
    const outcome = await send<DocumentLanguage>(
      "DELETE",
      `${documentPath(view.name)}/${locale}/draft?version=${version}`,
    );
    if (!outcome.ok) return showToast({ text: refusalText(outcome.refusal) });
    setSide(store, locale, {
      base: outcome.data,
      words: outcome.data.words,
      conflicts: [],
      save: { status: "unchanged" },
    });
    removeCopy(view.name, locale);
    showToast({ text: fill(more.discarded, { language }) });
  };
  const begin = (locale: Locale) => {
    const [source] = present;
    if (source) setSide(store, locale, { words: store.getState().sides[source].words });
  };
  return (
    <>
      <button type="button" className="btn btn-secondary" popoverTarget={id}>
        {more.label}
      </button>
      <div id={id} popover="auto" className="pop-menu">
        {drafts.map((locale) => (
          <button
            key={locale}
            type="button"
            className="pop-item"
            popoverTarget={id}
            onClick={() => void discard(locale)}
          >
            {fill(more.discard, { language: languages[locale] })}
          </button>
        ))}
        {absent.map((locale) => (
          <button key={locale} type="button" className="pop-item" popoverTarget={id} onClick={() => begin(locale)}>
            {fill(more.begin, { language: languages[locale] })}
          </button>
        ))}
      </div>
    </>
  );
}
