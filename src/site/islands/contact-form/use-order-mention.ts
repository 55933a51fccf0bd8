import { type RefObject, useEffect } from "react";
import { rehydration } from "#client/state/store.ts";
import { readFields, typeText } from "../form/form-fields.ts";
import { mentionOrder, orderIn } from "./mention-order.ts";

/**
 * Begins the message with the order that the address names (`?order=ORD-202611-000042`), after the draft is restored.
 * The address is read in the browser only, so that the cached page is the same for everybody.
 */
export function useOrderMention(element: RefObject<HTMLFormElement | null>, about: string): void {
  useEffect(() => {
    const order = orderIn(location.search);
    if (!order) return;
    let unmounted = false;
    void Promise.resolve(rehydration).then(() => {
      const form = element.current;
      if (!unmounted && form) typeText(form, "message", mentionOrder(String(readFields(form).message), order, about));
    });
    return () => {
      unmounted = true;
    };
  }, [element, about]);
}
