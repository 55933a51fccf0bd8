import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { rehydration } from "#client/state/store.ts";
import type { TypedValues } from "./field-words.ts";
import { mentionOrder, orderIn } from "./mention-order.ts";

/**
 * Begins the message with the order that the address names (`?order=ORD-202611-000042`), after the draft came back. The
 * address is read in the browser only, so that the page stays the same for everybody.
 */
export function useOrderMention({ getValues, setValue }: UseFormReturn<TypedValues>, about: string): void {
  useEffect(() => {
    const order = orderIn(location.search);
    if (!order) return;
    let over = false;
    void Promise.resolve(rehydration).then(() => {
      if (!over) setValue("message", mentionOrder(getValues("message"), order, about));
    });
    return () => {
      over = true;
    };
  }, [getValues, setValue, about]);
}
