import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { forgetFormStart, noteFormStart } from "#client/storage/form-start.ts";
import { changeRoot, isRecord, readRoot } from "#client/storage/storage.ts";
import { userContact } from "#client/storage/user-contact.ts";
import { apiBoxes, type TextField, type TypedRequest, textFields, typedRequest } from "./typed-request.ts";

/**
 * Keeps what is typed in this browser and brings it back, after a reload and in the other language. What the page itself
 * came with (`given`: a refused form) goes before what was kept. Answers the way to forget it.
 */
export function useKeptDraft({ getValues, setValue, subscribe }: UseFormReturn<TypedRequest>, given: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const { apiRequest } = readRoot();
    if (isRecord(apiRequest) && !given) {
      const kept = typedRequest(apiRequest);
      for (const name of [...textFields, ...apiBoxes]) if (kept[name] && !getValues(name)) setValue(name, kept[name]);
    }
    for (const [name, value] of Object.entries(userContact() ?? {}) as [TextField, string][])
      if (value && !getValues(name)) setValue(name, value);
    const keep = () => {
      // Neither the trap nor a consent is a draft.
      const { website: _trap, marketing_consent: _consent, apis: _listed, ...typed } = getValues();
      changeRoot({ apiRequest: typed });
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        noteFormStart("apiRequest");
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, 250);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [getValues, setValue, subscribe, given]);

  return () => {
    clearTimeout(timer.current);
    changeRoot({ apiRequest: null });
    forgetFormStart("apiRequest");
  };
}
