import { useState } from "react";
import { Link, useParams } from "react-router";
import { type PathTo, pathTo } from "#contract/calls.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { openPdf, useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { ActionDialog, SelectInput } from "../../kit/form.ts";
import { DetailScreen, Facts, FileButton, Money, Panel, ProductBadge } from "../../kit/parts.ts";
import { TasksPanel } from "../tasks/tasks-panel.tsx";
import { MoneyDialog } from "./actions/money-dialog.tsx";
import { NoteDialog, type OrderFields, OrderForm, useOrderForm } from "./actions/order-form.tsx";
import { moneyChoices } from "./money-choices.ts";
import { OrderStateBadge } from "./order-state.tsx";
import { DecisionPanel, ProposalPanel, WorkspacePanel } from "./panels/decision-panel.tsx";
import { ItemsPanel, MoneyPanel, PaymentPanel } from "./panels/money-panel.tsx";
import { RefundAccountPanel, RefundsPanel } from "./panels/refunds-panel.tsx";
import { TimelinePanel } from "./panels/timeline-panel.tsx";

/** Renders one order: its amount and state, what has to be decided, what happened, and its facts. */
export default function OrderScreen() {
  const { id = "" } = useParams();
  const { list } = useWords("admin-orders");
  const call = useCall(pathTo("/admin/orders/:id", { id }));
  const mayDecide = useMay()("orders", "write");
  return (
    <DetailScreen call={call} title={list.title} back={{ to: "/orders", label: list.title }}>
      {(order) => ({
        title: order.number,
        avatar: <ProductBadge product={order.product} large />,
        detail: <OrderStateBadge state={order.state} />,
        actions: mayDecide && <OrderActions order={order} />,
        above: (
          <p className="text-2xl font-semibold tracking-tight text-ink">
            <Money value={order.total} />
          </p>
        ),
        main: (
          <>
            <ProposalPanel order={order} mayDecide={mayDecide} />
            <DecisionPanel order={order} mayDecide={mayDecide} />
            <RefundAccountPanel order={order} mayDecide={mayDecide} />
            <WorkspacePanel order={order} />
            <RefundsPanel order={order} mayDecide={mayDecide} />
            <TimelinePanel order={order} />
            <ItemsPanel order={order} />
          </>
        ),
        side: (
          <>
            <TasksPanel about={{ kind: "order", id: order.id }} />
            <MoneyPanel money={order.money} total={order.total} />
            <CustomerPanel order={order} />
            <DocumentsPanel order={order} />
            <PaymentPanel order={order} />
          </>
        ),
        history: { kind: "orders", id: order.id },
      })}
    </DetailScreen>
  );
}

/** Renders what may be done with an order at any time: send a mail again, refund, cancel. */
function OrderActions({ order }: { order: OrderDetailView }) {
  const { detail, cancel, resend } = useWords("admin-orders");
  const [dialog, setDialog] = useState<"resend" | "refund" | "cancel">();
  const close = () => setDialog(undefined);
  const isProposed = order.proposals.some(({ state }) => state === "open");
  const mayRefund = order.state === "paid" && !isProposed && moneyChoices(order).includes("refund");
  return (
    <>
      {order.resendable.length > 0 && (
        <Button kind="secondary" onClick={() => setDialog("resend")}>
          {detail.resend}
        </Button>
      )}
      {mayRefund && (
        <Button kind="secondary" onClick={() => setDialog("refund")}>
          {detail.refund}
        </Button>
      )}
      {order.state === "awaiting_payment" && (
        <Button kind="secondary" onClick={() => setDialog("cancel")}>
          {detail.cancel}
        </Button>
      )}
      <ActionDialog title={resend.title} open={dialog === "resend"} onClose={close}>
        <ResendForm order={order} onClose={close} />
      </ActionDialog>
      <MoneyDialog order={order} choice={dialog === "refund" ? "refund" : undefined} onClose={close} />
      <NoteDialog
        order={order}
        open={dialog === "cancel"}
        onClose={close}
        path={pathTo("/admin/orders/:id/cancel", { id: order.id })}
        danger
        words={cancel}
      />
    </>
  );
}

/** Sends a mail about an order to its customer again. */
function ResendForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { mails, resend: words } = useWords("admin-orders");
  const send = useSend();
  const form = useOrderForm<OrderFields & { kind: OrderDetailView["resendable"][number] }>(order, {
    submit: (values) => send("POST", pathTo("/admin/orders/:id/resend", { id: order.id }), values),
    // It is opened only for an order with a mail to be sent again.
    fields: { kind: order.resendable.at(-1)! },
    done: words.done,
    onClose,
  });
  return (
    <OrderForm
      form={form}
      body={fill(words.body, { email: order.customer?.email ?? order.email })}
      button={words.button}
      onClose={onClose}
    >
      <SelectInput
        form={form}
        name="kind"
        label={words.kind}
        options={order.resendable.map((value) => ({ value, label: capital(mails[value]) }))}
      />
    </OrderForm>
  );
}

/** The names of mails stand within sentences elsewhere. */
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Renders who ordered, and who the invoice names. */
function CustomerPanel({ order: { customer, email, buyer, locale } }: { order: OrderDetailView }) {
  const { detail, facts, languages } = useWords("admin-orders");
  return (
    <Panel title={detail.customer}>
      <Facts
        rows={[
          [facts.name, <Account key="account" customer={customer} />],
          customer !== null && customer.company !== "" && [facts.company, customer.company],
          [facts.email, customer?.email ?? email],
          [facts.buyer, buyer.name],
          [facts.address, buyer.address],
          buyer.npwp !== undefined && [
            facts.npwp,
            <span key="npwp" className="num">
              {buyer.npwp}
            </span>,
          ],
          [facts.language, languages[locale]],
        ]}
      />
    </Panel>
  );
}

function Account({ customer }: Pick<OrderDetailView, "customer">) {
  const { detail } = useWords("admin-orders");
  const mayRead = useMay()("customers", "read");
  if (!customer) return detail.closedAccount;
  const name = customer.name || customer.email;
  if (!mayRead) return name;
  return (
    <Link to={`/customers/${customer.id}`} className="link">
      {name}
    </Link>
  );
}

/** Renders the invoice with its revisions and the credit notes, in both languages. */
function DocumentsPanel({ order: { id, invoice, money } }: { order: OrderDetailView }) {
  const { detail, documents } = useWords("admin-orders");
  const creditNotes = money.refunds.flatMap(({ credit_note }) => (credit_note ? [credit_note] : []));
  return (
    <Panel title={detail.documents}>
      {!invoice && <p className="text-sm text-muted">{documents.none}</p>}
      <ul className="grid gap-1.5 text-sm">
        {invoice && (
          <Document
            name={fill(documents.invoice, { number: invoice.number })}
            path={pathTo("/admin/orders/:id/invoice.pdf", { id })}
          />
        )}
        {invoice?.revisions.map(({ revision, tax_serial, reason }) => (
          <Document
            key={revision}
            name={fill(documents.revision, { n: revision, serial: reason || tax_serial })}
            path={pathTo("/admin/orders/:id/invoice.pdf", { id })}
            revision={String(revision)}
          />
        ))}
        {creditNotes.map((number) => (
          <Document
            key={number}
            name={fill(documents.creditNote, { number })}
            path={pathTo("/admin/orders/:id/credit-notes/:number.pdf", { id, number })}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Renders the buttons that open a PDF in each language. */
function Document({
  name,
  path,
  revision,
}: {
  name: string;
  path: PathTo<"/admin/orders/:id/invoice.pdf" | "/admin/orders/:id/credit-notes/:number.pdf">;
  revision?: string;
}) {
  const { documents, languages } = useWords("admin-orders");
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="num">{name}</span>
      <span className="flex gap-1">
        {locales.map((locale) => {
          const label = `${name}: ${fill(documents.open, { language: languages[locale] })}`;
          return (
            <FileButton
              key={locale}
              path={path}
              query={{ locale, revision }}
              give={openPdf}
              aria-label={label}
              title={label}
            >
              {languages[locale]}
            </FileButton>
          );
        })}
      </span>
    </li>
  );
}
