import { type RefObject, useEffect, useRef } from "react";
import { storeFormStart, type TimedForm } from "#client/storage/form-start.ts";
import { userContact } from "#client/storage/user-contact.ts";
import { fillEmptyFields, readFields } from "./form-fields.ts";

/** Where the unsent values of one form are stored. */
export interface Draft {
  form: TimedForm;
  read: () => Record<string, unknown>;
  write: (fields: Record<string, unknown>) => void;
}

/** Milliseconds without a change before the draft is stored. */
const pause = 250;

/**
 * Stores what is typed in this browser and restores it after a reload and in the other language. Values that the page
 * came with win over the draft, and the draft over the data of the account. Returns a function that stops a pending
 * write.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, draft: Draft): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    fillEmptyFields(form, latest.current.read());
    fillEmptyFields(form, userContact() ?? {});
    const onInput = () => {
      storeFormStart(latest.current.form);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current.write(readFields(form)), pause);
    };
    form.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer.current);
      form.removeEventListener("input", onInput);
    };
  }, [element]);
  return () => clearTimeout(timer.current);
}
