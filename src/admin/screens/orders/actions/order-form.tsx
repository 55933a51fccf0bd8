import type { ReactNode } from "react";
import type { OrderState } from "#shop/orders/order-states.ts";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import type { OrderFields } from "./use-order-form.ts";

/**
 * Renders the frame of a form about an order: what it does, its fields, its buttons, and the conflict of a stale save.
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
  const { form: words, states } = useWords("admin-orders");
  return (
    <Form form={form} labels={{ state: words.state }} show={(_field, value) => states[value as OrderState]}>
      {body && <p className="text-sm text-muted">{body}</p>}
      {children}
      <FormActions form={form} save={button} danger={danger} onCancel={onClose} />
    </Form>
  );
}
