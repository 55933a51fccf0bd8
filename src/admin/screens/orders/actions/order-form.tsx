import { type ReactNode, useState } from "react";
import type { Outcome } from "#client/api/outcome.ts";
import type { PathTo } from "#contract/calls.ts";
import { amountAtStake, type MoneyAction } from "#shop/decisions/money-action.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { refreshResources, useLocale, useSend, useWords } from "../../../kit/data.ts";
import {
  ActionDialog,
  type AdminForm,
  Form,
  FormActions,
  overtaken,
  showToast,
  TextAreaInput,
  useAdminForm,
} from "../../../kit/form.ts";

/**
 * Renders the frame of a form about an order: what it does, its fields, its buttons.
 */
export function OrderForm<Fields extends OrderFields>({
  form,
  body,
  button,
  danger = false,
  onClose,
  children,
}: {
  form: AdminForm<Fields>;
  body?: string;
  button: string;
  danger?: boolean;
  onClose: () => void;
  children?: ReactNode;
}) {
  const close = () => {
    onClose();
    // Not before: the screen behind no longer offers this action, and the sentence would go with it.
    if (form.refusal?.code === overtaken) void refreshResources(["/admin/orders"]);
  };
  return (
    <Form form={form}>
      {body && <p className="text-sm text-muted">{body}</p>}
      {children}
      <FormActions form={form} save={button} danger={danger} onCancel={close} />
    </Form>
  );
}

/** What every change of an order sends: the version that was seen. */
export interface OrderFields {
  version: number;
}

interface OrderFormOptions<Fields extends OrderFields> {
  fields: Omit<Fields, keyof OrderFields>;
  submit: (fields: Fields) => Promise<Outcome<OrderDetailView>>;
  /** Said when it is done; what is only proposed says so. */
  done: string;
  onClose: () => void;
}

/** Returns a form that changes an order: it sends the version that was seen, says what was done, and closes. */
export function useOrderForm<Fields extends OrderFields>(
  order: OrderDetailView,
  { fields, submit, done, onClose }: OrderFormOptions<Fields>,
): AdminForm<Fields> {
  const sayOvertaken = useOvertaken(order);
  const { form } = useWords("admin-orders");
  const isOpen = ({ proposals }: OrderDetailView) => proposals.some(({ state }) => state === "open");
  return useAdminForm<Fields>({
    defaults: { version: order.version, ...fields } as Fields,
    submit: async (values) => {
      const outcome = await submit(values);
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

/** Says before sending that a decision needs a second person; nothing below the limit. */
export function SecondPersonNote({ order, action }: { order: OrderDetailView; action: MoneyAction }) {
  const { decide } = useWords("admin-orders");
  const locale = useLocale();
  const { total, money, review_limit } = order;
  const stake = amountAtStake(action, total, money, money.attributed);
  return (
    <p role="status" className={stake > review_limit ? "rounded-sm bg-accent-soft p-3 text-sm" : "sr-only"}>
      {stake > review_limit &&
        fill(decide.limit, { amount: formatRupiah(stake, locale), limit: formatRupiah(review_limit, locale) })}
    </p>
  );
}

/** The changes of an order that take nothing but a reason. */
type NoteAddress =
  | PathTo<"/admin/orders/:id/cancel">
  | PathTo<"/admin/orders/proposals/:id/approve">
  | PathTo<"/admin/orders/proposals/:id/reject">
  | PathTo<"/admin/orders/proposals/:id/withdraw">
  | PathTo<"/admin/orders/refunds/:id/withdrawn">;

interface NoteDialogProps {
  order: OrderDetailView;
  open: boolean;
  onClose: () => void;
  path: NoteAddress;
  words: { title: string; body: string; button: string; done: string };
  /** The reason may stay empty. */
  optional?: boolean;
  danger?: boolean;
}

/** Renders a change of an order that needs nothing but a reason. */
export function NoteDialog(props: NoteDialogProps) {
  const { words, open, onClose } = props;
  return (
    <ActionDialog title={words.title} open={open} onClose={onClose}>
      <NoteForm {...props} />
    </ActionDialog>
  );
}

function NoteForm({ order, onClose, path, words, optional = false, danger = false }: NoteDialogProps) {
  const { form: labels } = useWords("admin-orders");
  const send = useSend();
  const form = useOrderForm<OrderFields & { note: string }>(order, {
    submit: (values) => send("POST", path, values),
    fields: { note: "" },
    done: words.done,
    onClose,
  });
  return (
    <OrderForm form={form} body={words.body} button={words.button} danger={danger} onClose={onClose}>
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} optional={optional} />
    </OrderForm>
  );
}
