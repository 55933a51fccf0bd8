import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { attribution } from "#client/measuring/attribution.ts";
import { dispatch, rehydration, rootStore } from "#client/state/store.ts";
import { noteFormStart } from "#client/storage/form-start.ts";
import { userContact } from "#client/storage/user-contact.ts";
import { emptyMessage } from "#leads/requests/contact-request.ts";
import { type FieldName, fieldNames, type TypedValues } from "./field-words.ts";

/**
 * Stores what is typed in the browser's state and brings it back after a reload. What the page itself came with (a
 * refused form, a product chosen by the link) goes before the draft, and the draft before what an account says.
 */
export function useKeptDraft({ getValues, setValue, subscribe }: UseFormReturn<TypedValues>): void {
  useEffect(() => {
    let over = false;
    void Promise.resolve(rehydration).then(() => {
      if (over) return;
      const kept = rootStore.getState().contactForm;
      for (const name of fieldNames) {
        const value = name === "message" && kept.message === emptyMessage ? "" : kept[name];
        if (value && !getValues(name)) setValue(name, value);
      }
      for (const [name, value] of Object.entries(userContact() ?? {}) as [FieldName, string][])
        if (value && !getValues(name)) setValue(name, value);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const { website: _trap, marketing_consent: _consent, ...values } = getValues();
      const { first_touch: _first, last_touch: _last, ...utm } = attribution();
      const typed = { ...values, message: values.message || emptyMessage };
      dispatch("contactForm", { type: "filled", values: { ...typed, ...utm } });
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        noteFormStart("contact");
        clearTimeout(timer);
        timer = setTimeout(keep, 250);
      },
    });
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [getValues, setValue, subscribe]);
}
