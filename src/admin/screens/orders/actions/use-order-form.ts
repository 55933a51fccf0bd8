import { useState } from "react";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { type AdminForm, useAdminForm } from "../../../form/use-admin-form.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/** What every change of an order sends: the version that was seen. */
export interface OrderFields {
  version: number;
}

interface OrderFormOptions<Fields extends OrderFields> {
  path: string;
  fields: Omit<Fields, keyof OrderFields>;
  /** Returns what the call expects; by default the fields as they are. */
  toBody?: (fields: Fields) => object;
  /** Said when it is done; what is only proposed says so. */
  done: string;
  onClose: () => void;
}

/** Returns a form that changes an order: it sends the version that was seen, says what was done, and closes. */
export function useOrderForm<Fields extends OrderFields>(
  order: OrderDetailView,
  { path, fields, toBody = (values) => values, done, onClose }: OrderFormOptions<Fields>,
): AdminForm<Fields> {
  const sayOvertaken = useOvertaken(order);
  const { form } = useWords("admin-orders");
  const send = useSend();
  const isOpen = ({ proposals }: OrderDetailView) => proposals.some(({ state }) => state === "open");
  return useAdminForm<Fields>({
    defaults: { version: order.version, ...fields } as Fields,
    submit: async (values) => {
      const outcome = await send<OrderDetailView>("POST", path, toBody(values));
      if (outcome.ok) showToast({ text: isOpen(outcome.data) && !isOpen(order) ? form.proposed : done });
      return outcome;
    },
    onSaved: onClose,
    sayOvertaken,
  });
}

/** Returns how to say who did what to an order, when an action was refused because its state has changed meanwhile. */
function useOvertaken(order: OrderDetailView): (current: unknown) => string {
  // As it was when the form was opened: the order itself follows the changes of others.
  const [seen] = useState(order);
  const { changed } = useWords("admin-reasons");
  const { form, actors, events, states } = useWords("admin-orders");
  const locale = useLocale();
  return (current) => {
    const { state, history } = current as OrderDetailView;
    const last = history.at(-1);
    // A proposal changes the order too, and is no event of it.
    if (!last || last.id === seen.history.at(-1)?.id) return changed;
    const { by, event, at } = last;
    return fill(form.overtaken, {
      by: actors[by as keyof typeof actors] ?? by,
      event: events[event],
      when: formatShortMoment(new Date(at), locale),
      state: states[state],
    });
  };
}
