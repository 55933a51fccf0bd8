import { useState } from "react";
import { apiBase } from "#client/api/base.ts";
import type { LetterDetail, LetterPreview } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { useCall } from "../../data/use-call.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";
import { Chooser } from "../content/preview/chooser.tsx";
import { MailFrame } from "../content/preview/mail-frame.tsx";

/** Renders a letter as a mail program shows it. */
export function PreviewPanel({ letter }: { letter: LetterDetail }) {
  const { preview: words, languages } = useWords("admin-newsletter");
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen && letter.locales.includes(chosen) ? chosen : letter.locales[0]!;
  // The version is part of the question: a save is shown at once.
  const query = { locale, version: String(letter.version) };
  const { data, refusal, refetch } = useCall<LetterPreview>(`/admin/newsletter/${letter.id}/preview`, query);
  return (
    <Panel title={words.title}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {data && (
        <MailFrame
          title={words.frame}
          src={`${apiBase()}${data.path}`}
          subject={data.subject}
          text={data.text}
          note={fill(words.size, { n: Math.ceil(data.bytes / 1024) })}
          words={words}
        >
          {letter.locales.length > 1 && (
            <Chooser
              label={words.language}
              value={locale}
              onChange={setChosen}
              options={letter.locales.map((each) => [each, languages[each]] as const)}
            />
          )}
        </MailFrame>
      )}
      {letter.state === "draft" && <p className="mt-3 text-sm text-muted">{words.hint}</p>}
    </Panel>
  );
}
