import { changeRoot, isRecord, readRoot } from "./storage.ts";

/** The forms that say how long they took. */
export type StartedForm = "contact" | "apiRequest";

/** Notes the first change of a form, with its draft: a reload or another language does not begin anew. */
export function noteFormStart(form: StartedForm, now = Date.now()): void {
  if (startOf(form) === undefined) changeRoot({ formStarts: { ...starts(), [form]: now } });
}

/** Milliseconds since the first change of a form; absent when nothing was changed, or the clock was put back. */
export function elapsedSinceStart(form: StartedForm, now = Date.now()): { elapsed_ms?: number } {
  const start = startOf(form);
  return start !== undefined && start <= now ? { elapsed_ms: now - start } : {};
}

/** Forgets it, with the draft. */
export function forgetFormStart(form: StartedForm): void {
  const { [form]: _start, ...others } = starts();
  changeRoot({ formStarts: others });
}

function starts(): Record<string, unknown> {
  const { formStarts } = readRoot();
  return isRecord(formStarts) ? formStarts : {};
}

function startOf(form: StartedForm): number | undefined {
  const start = starts()[form];
  return typeof start === "number" ? start : undefined;
}
