import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { showToast } from "../../dialog/toast.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { ProblemList } from "./problem-list.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

/** Renders whom a letter would reach, what it lacks, and the ways to send it. */
export function SendPanel({ letter }: { letter: LetterDetail }) {
  const { send: words, problems, languages } = useWords("admin-newsletter");
  const mayWrite = useMay()("newsletter", "write");
  const own = useLocale();
  const send = useSend();
  const [scheduling, setScheduling] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { id, state, locales, audience, per_minute } = letter;
  const number = (count: number) => count.toLocaleString(languageTags[own]);
  const isReady = letter.problems.length === 0;
  const test = async (locale: Locale) => {
    const outcome = await send<{ to: string }>("POST", `/admin/newsletter/${id}/test`, { locale });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) showToast({ text: fill(words.testSent, { email: outcome.data.to }) });
  };
  return (
    <Panel title={words.title}>
      {letter.problem && <p className="mb-3 text-sm text-bad">{problems.postponed}</p>}
      <p className="num">{fill(words.audience, { n: number(audience) })}</p>
      <p className="num text-sm text-muted">
        {fill(words.duration, { n: number(Math.max(1, Math.ceil(audience / per_minute))) })}
      </p>
      <ProblemList problems={letter.problems} />
      <RefusalNote refusal={refusal} />
      {mayWrite && (
        <div className="mt-4 flex flex-wrap gap-2">
          {locales.map((locale) => (
            <Button key={locale} kind="secondary" onClick={() => void test(locale)}>
              {locales.length > 1 ? `${words.test} (${languages[locale]})` : words.test}
            </Button>
          ))}
          {state === "draft" && (
            <Button disabled={!isReady} onClick={() => setScheduling(true)}>
              {words.schedule}
            </Button>
          )}
        </div>
      )}
      <ScheduleDialog letter={letter} open={scheduling} onClose={() => setScheduling(false)} />
    </Panel>
  );
}
