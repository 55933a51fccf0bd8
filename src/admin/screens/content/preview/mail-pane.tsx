import { useEffect, useRef, useState } from "react";
import { apiBase } from "#client/api/base.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { MailPreview } from "#publishing/content-view.ts";
import type { Locale } from "#text/locales.ts";
import { call, useLocale, useWords } from "../../../kit/data.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { tidy } from "../words/at-path.ts";
import { Chooser } from "./chooser.tsx";
import { MailFrame } from "./mail-frame.tsx";

/** How long typing pauses before the mail is composed again, in milliseconds. */
const delay = 500;

/** The mails that show the words, composed as their senders do, with sample data. */
export default function MailPane() {
  const { view, present } = useEditor();
  const { preview: words, languages } = useWords("admin-content");
  const reader = useLocale();
  const [mail, setMail] = useState(view.mails[0]!.name);
  const [chosen, setChosen] = useState<Locale>(present[0] ?? "id");
  const locales = view.mails.find(({ name }) => name === mail)!.locales;
  const locale = locales.includes(chosen) ? chosen : locales[0]!;
  const { shown, refusal } = useMailPreview(mail, locale);
  return (
    <div className="grid gap-3 overflow-auto p-3">
      {view.mails.length > 1 && (
        <select
          className="place-kind"
          aria-label={words.mail}
          value={mail}
          onChange={({ target }) => setMail(target.value)}
        >
          {view.mails.map(({ name, locales, subjects }) => (
            <option key={name} value={name}>
              {subjects[reader] ?? subjects[locales[0]!]}
            </option>
          ))}
        </select>
      )}
      <RefusalNote refusal={refusal} />
      {shown && (
        <MailFrame
          title={words.mailTitle}
          src={`${apiBase()}${shown.path}`}
          revision={shown.revision}
          subject={shown.subject}
          text={shown.text}
          words={{ ...words, scheme: words.theme, text: words.plain }}
        >
          {locales.length > 1 && (
            <Chooser
              label={words.language}
              value={locale}
              onChange={setChosen}
              options={locales.map((each) => [each, languages[each]] as const)}
            />
          )}
        </MailFrame>
      )}
    </div>
  );
}

/** Stores a mail with the words as they are typed. */
function useMailPreview(mail: string, locale: Locale) {
  const { view } = useEditor();
  const words = useDocumentState(({ sides }) => sides[locale].words);
  const [shown, setShown] = useState<MailPreview & { revision: number }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const id = useRef<string>(undefined);
  const revision = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    const compose = async () => {
      const documents = words ? [{ name: view.name, locale, words: tidy(words) }] : [];
      const outcome = await call("POST", "/admin/content/mail-previews", {
        body: { ...(id.current && { id: id.current }), mail, locale, documents },
        signal: leaving.signal,
      });
      if (leaving.signal.aborted) return;
      if (!outcome.ok) return setRefusal(outcome.refusal);
      id.current = outcome.data.id;
      revision.current += 1;
      setRefusal(undefined);
      setShown({ ...outcome.data, revision: revision.current });
    };
    const timer = setTimeout(() => void compose(), id.current ? delay : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [view.name, words, mail, locale]);
  return { shown, refusal };
}
