import { useId, useState } from "react";
import { pathTo } from "#contract/calls.ts";
import type { LetterProblem } from "#growth/newsletter/compose/resolved-letter.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-contract.ts";
import { fill } from "#text/fill.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useAction, useLocale, useMay, useSend, useWords, wordFor } from "../../kit/data.ts";
import { ActionDialog, DayInput, showToast } from "../../kit/form.ts";
import { Panel, RefusalNote } from "../../kit/parts.ts";

/** Renders whom a letter would reach, what it lacks, and the ways to send it. */
export function SendPanel({ letter }: { letter: LetterDetail }) {
  const { send: words, problems, languages } = useWords("admin-newsletter");
  const mayWrite = useMay()("newsletter", "write");
  const own = useLocale();
  const send = useSend();
  const [scheduling, setScheduling] = useState(false);
  const { refusal, run } = useAction();
  const { id, state, locales, audience, per_minute } = letter;
  const number = (count: number) => count.toLocaleString(languageTags[own]);
  const isReady = letter.problems.length === 0;
  const test = async (locale: Locale) => {
    const outcome = await run(() => send("POST", pathTo("/admin/newsletter/:id/test", { id }), { locale }));
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

/** Renders what a letter lacks before it can be sent. */
function ProblemList({ problems }: { problems: LetterDetail["problems"] }) {
  const { problems: words, languages } = useWords("admin-newsletter");
  if (problems.length === 0)
    return (
      <p className="mt-3 flex items-center gap-1.5 text-sm text-good">
        <Icon name="check" className="size-4" />
        {words.none}
      </p>
    );
  const textOf = ({ code, block }: LetterDetail["problems"][number]) => {
    const problem = wordFor(words.codes satisfies Record<LetterProblem["code"], string>, code);
    return block === undefined ? problem : fill(words.block, { n: block + 1, problem });
  };
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">{words.title}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-sm text-muted">
        {problems.map((problem) => (
          <li key={`${problem.locale} ${problem.code} ${problem.block}`}>
            {fill(words.item, { language: languages[problem.locale], problem: textOf(problem) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ScheduleDialogProps {
  letter: LetterDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks when a letter is sent: now, or at a time in Jakarta. */
function ScheduleDialog({ letter, open, onClose }: ScheduleDialogProps) {
  const { send: words } = useWords("admin-newsletter");
  return (
    <ActionDialog title={words.schedule} open={open} onClose={onClose}>
      <ScheduleForm letter={letter} onClose={onClose} />
    </ActionDialog>
  );
}

function ScheduleForm({ letter, onClose }: Omit<ScheduleDialogProps, "open">) {
  const { send: words } = useWords("admin-newsletter");
  const { cancel } = useWords("admin");
  const locale = useLocale();
  const send = useSend();
  const id = useId();
  const [at, setAt] = useState<string>();
  const { pending, refusal, run } = useAction();
  const moment = at === undefined ? undefined : new Date(`${at}:00+07:00`);
  const isPast = moment !== undefined && !(moment.getTime() > Date.now());
  const schedule = async () => {
    const body = { version: letter.version, ...(moment && { at: moment.toISOString() }) };
    const outcome = await run(() => send("POST", pathTo("/admin/newsletter/:id/schedule", { id: letter.id }), body));
    if (outcome.ok) onClose();
  };
  return (
    <form
      noValidate
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPast) void schedule();
      }}
    >
      <p className="text-sm text-muted">
        {fill(words.body, { n: letter.audience.toLocaleString(languageTags[locale]) })}
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.when}</legend>
        <label className="flex items-center gap-2 text-sm">
          <input type="radio" name={id} checked={at === undefined} onChange={() => setAt(undefined)} />
          {words.now}
        </label>
        <label className="flex items-center gap-2 text-sm">
          <input
            type="radio"
            name={id}
            checked={at !== undefined}
            onChange={() => setAt(`${addDays(jakartaDay(new Date()), 1)}T09:00`)}
          />
          {words.later}
        </label>
        {at !== undefined && (
          <div className="ps-6">
            <DayInput
              type="datetime-local"
              className="input max-w-60"
              aria-label={words.time}
              aria-invalid={isPast || undefined}
              aria-describedby={`${id}-zone`}
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
            <p id={`${id}-zone`} className={`mt-1 text-sm ${isPast ? "text-bad" : "text-muted"}`}>
              {isPast ? words.past : words.zone}
            </p>
          </div>
        )}
      </fieldset>
      <RefusalNote refusal={refusal} />
      <p className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" pending={pending}>
          {words.confirm}
        </Button>
      </p>
    </form>
  );
}
