import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { type AdminForm, useAdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";

/** What every change of an order sends; the state is compared when somebody else changed it meanwhile. */
export interface OrderFields {
  version: number;
  state: OrderDetailView["state"];
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
  const { form } = useWords("admin-orders");
  const send = useSend();
  const isOpen = ({ proposals }: OrderDetailView) => proposals.some(({ state }) => state === "open");
  return useAdminForm<Fields>({
    defaults: { version: order.version, state: order.state, ...fields } as Fields,
    submit: async (values) => {
      const outcome = await send<OrderDetailView>("POST", path, toBody(values));
      if (outcome.ok) showToast({ text: isOpen(outcome.data) && !isOpen(order) ? form.proposed : done });
      return outcome;
    },
    onSaved: onClose,
  });
}
