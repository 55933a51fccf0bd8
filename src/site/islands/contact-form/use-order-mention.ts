import { type RefObject, useEffect } from "react";
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
    const form = element.current;
    if (form) typeText(form, "message", mentionOrder(String(readFields(form).message), order, about));
  }, [element, about]);
}
