import type { ReactNode } from "react";
import { refreshResources } from "../../../data/refresh.ts";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { type AdminForm, overtaken } from "../../../form/use-admin-form.ts";
import type { OrderFields } from "./use-order-form.ts";

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
    if (form.refusal?.code === overtaken) refreshResources(["/admin/orders"]);
  };
  return (
    <Form form={form}>
      {body && <p className="text-sm text-muted">{body}</p>}
      {children}
      <FormActions form={form} save={button} danger={danger} onCancel={close} />
    </Form>
  );
}
