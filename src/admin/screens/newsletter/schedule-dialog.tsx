import { useId, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { DayInput } from "../../form/day-input.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

interface ScheduleDialogProps {
  letter: LetterDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks when a letter is sent: now, or at a time in Jakarta. */
export function ScheduleDialog({ letter, open, onClose }: ScheduleDialogProps) {
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
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const moment = at === undefined ? undefined : new Date(`${at}:00+07:00`);
  const isPast = moment !== undefined && !(moment.getTime() > Date.now());
  const schedule = async () => {
    setPending(true);
    const body = { version: letter.version, ...(moment && { at: moment.toISOString() }) };
    const outcome = await send<unknown>("POST", `/admin/newsletter/${letter.id}/schedule`, body);
    setPending(false);
    if (outcome.ok) onClose();
    else setRefusal(outcome.refusal);
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
