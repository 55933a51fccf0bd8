import { type FormEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Sends a form once at a time: presses that come while it is being checked or sent, even within the same tick, do nothing.
 * Returns the handler of the form and the way to press its button.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  send: (event: FormEvent) => Promise<void>,
): [(event: FormEvent) => void, () => void] {
  const running = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void send(event).finally(() => {
      running.current = false;
    });
  };
  return [submit, () => form.current?.requestSubmit()];
}

/** Acts once the device has a network again, while it is waited for. */
export function useWhenOnline(waiting: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!waiting) return;
    const online = () => latest.current();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [waiting]);
}
