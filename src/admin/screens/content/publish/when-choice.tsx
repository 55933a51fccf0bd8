import { useId } from "react";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { useWords } from "../../../kit/data.ts";
import { DayInput } from "../../../kit/form.ts";

export interface When {
  isLater: boolean;
  /** As the field has it, in Jakarta: `2026-11-24T09:00`. */
  at: string;
}

/** Returns the moment as the call wants it; undefined for now. */
export function momentOf({ isLater, at }: When): string | undefined {
  if (!isLater) return undefined;
  const moment = new Date(`${at}:00+07:00`);
  return at === "" || Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now()
    ? "invalid"
    : moment.toISOString();
}

/** Asks whether a change becomes visible now or at a time in Jakarta. */
export function WhenChoice({ when, setWhen }: { when: When; setWhen: (when: When) => void }) {
  const { publish } = useWords("admin-content");
  const id = useId();
  const tomorrow = `${addDays(jakartaDay(new Date()), 1)}T09:00`;
  const isInvalid = when.at !== "" && momentOf(when) === "invalid";
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{publish.when}</legend>
      <label className="flex items-center gap-2 text-sm">
        <input type="radio" name={id} checked={!when.isLater} onChange={() => setWhen({ ...when, isLater: false })} />
        {publish.atOnce}
      </label>
      <label className="flex items-center gap-2 text-sm">
        <input
          type="radio"
          name={id}
          checked={when.isLater}
          onChange={() => setWhen({ isLater: true, at: when.at || tomorrow })}
        />
        {publish.later}
      </label>
      {when.isLater && (
        <div className="ps-6">
          <DayInput
            type="datetime-local"
            className="input max-w-60"
            aria-label={publish.time}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-zone`}
            value={when.at}
            min={`${jakartaDay(new Date())}T00:00`}
            onChange={({ target }) => setWhen({ isLater: true, at: target.value })}
          />
          <p id={`${id}-zone`} className="mt-1 text-sm text-muted">
            {isInvalid ? publish.past : publish.zone}
          </p>
        </div>
      )}
    </fieldset>
  );
}
