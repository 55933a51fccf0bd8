import { changeRoot, isRecord, readRoot } from "./storage.ts";

/** The forms whose requests say how long filling them in took. */
export type TimedForm = "contact" | "apiRequest";

/** Stores when a form was first changed; a reload or another language does not start again. */
export function storeFormStart(form: TimedForm, now = Date.now()): void {
  if (startOf(form) === undefined) changeRoot({ formStarts: { ...storedStarts(), [form]: now } });
}

/** Returns the milliseconds since the first change of a form; absent without a change, or when the clock was set back. */
export function elapsedSinceStart(form: TimedForm, now = Date.now()): { elapsed_ms?: number } {
  const start = startOf(form);
  return start !== undefined && start <= now ? { elapsed_ms: now - start } : {};
}

export function forgetFormStart(form: TimedForm): void {
  const { [form]: _start, ...others } = storedStarts();
  changeRoot({ formStarts: others });
}

function storedStarts(): Record<string, unknown> {
  const { formStarts } = readRoot();
  return isRecord(formStarts) ? formStarts : {};
}

function startOf(form: TimedForm): number | undefined {
  const start = storedStarts()[form];
  return typeof start === "number" ? start : undefined;
}
