import { useState } from "react";
import { Link } from "react-router";
import { mapOutcome, type Outcome } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { CustomerPackageView, CustomerView } from "#desk/customer-contract.ts";
import type { SubscriptionState } from "#shop/subscriptions/subscription-states.ts";
import { fill } from "#text/fill.ts";
import { formatDay, formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useLocale, useMay, useSend, useWords, wordFor } from "../../kit/data.ts";
import {
  ActionDialog,
  DateInput,
  Form,
  FormActions,
  NumberInput,
  SelectInput,
  showToast,
  TextAreaInput,
  useAdminForm,
} from "../../kit/form.ts";
import { EmptyPart, Facts, Panel, ProductBadge, StateBadge, When } from "../../kit/parts.ts";
import { toneOf } from "./state-tones.ts";

/** Renders a customer's packages with the terms that each consists of. */
export function PackagesPanel({ customer }: { customer: CustomerView }) {
  const words = useWords("admin-customers");
  const locale = useLocale();
  const mayChange = useMay()("customers", "write");
  const [changing, setChanging] = useState<CustomerPackageView["id"]>();
  const changed = customer.packages.find(({ id }) => id === changing);
  if (customer.packages.length === 0) return <EmptyPart title={words.panels.packages}>{words.none.packages}</EmptyPart>;
  return (
    <Panel title={words.panels.packages}>
      <div className="grid gap-5">
        {customer.packages.map((owned) => (
          <section key={owned.id} aria-label={owned.package[locale]} className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <ProductBadge product={owned.product} />
                {owned.package[locale]}
                <PackageState state={owned.workspace_due === null ? owned.state : "preparing"} />
              </p>
              {mayChange && owned.state !== "suspended" && (
                <Button kind="secondary" onClick={() => setChanging(owned.id)}>
                  {words.lastDay.button}
                </Button>
              )}
            </div>
            <PackageFacts owned={owned} />
            <Terms owned={owned} />
          </section>
        ))}
      </div>
      {changed && <LastDayDialog customer={customer} owned={changed} onClose={() => setChanging(undefined)} />}
    </Panel>
  );
}

function PackageState({ state }: { state: string }) {
  const names = useWords("admin-customers").packageStates satisfies Record<SubscriptionState, string>;
  return <StateBadge tone={toneOf(state)}>{wordFor(names, state)}</StateBadge>;
}

function PackageFacts({ owned }: { owned: CustomerPackageView }) {
  const { fields } = useWords("admin-customers");
  const { yes, no } = useWords("admin");
  return (
    <Facts
      rows={[
        owned.workspace_due !== null && [fields.workspaceDue, <When key="due" date={owned.workspace_due} />],
        [fields.lastDay, <When key="last" date={owned.last_day} />],
        [fields.lastPaidDay, <When key="paid" date={owned.last_paid_day} />],
        [fields.starts, <When key="starts" date={owned.starts_at} />],
        [fields.renews, owned.renews ? yes : no],
      ]}
    />
  );
}

function Terms({ owned }: { owned: CustomerPackageView }) {
  const { terms } = useWords("admin-customers");
  const locale = useLocale();
  const { kind, days, source } = terms.columns;
  return (
    <Table
      caption={`${terms.caption}, ${owned.package[locale]}`}
      head={[kind, days, source]}
      rows={owned.terms.map((term) => [
        <span key="kind" className={term.revoked_at ? "text-muted line-through" : ""}>
          {terms.kinds[term.kind]}
        </span>,
        <span key="days">
          {fill(terms.days, { first: formatDay(term.first_day, locale), last: formatDay(term.last_day, locale) })}
          {term.revoked_at && (
            <span className="block text-muted">
              {fill(terms.revoked, { day: formatShortMoment(term.revoked_at, locale) })}
            </span>
          )}
        </span>,
        term.order ? (
          <Link key="source" className="link num whitespace-nowrap" to={`/orders/${term.order_id}`}>
            {term.order}
          </Link>
        ) : (
          fill(terms.by, { reason: term.reason ?? "", name: term.by ?? "" })
        ),
      ])}
    />
  );
}

interface Values {
  mode: "days" | "last_day";
  days: number | null;
  last_day: string;
  reason: string;
  version: number;
}

interface LastDayDialogProps {
  customer: CustomerView;
  owned: CustomerPackageView;
  onClose: () => void;
}

/** Adds days to a package without money, or takes such days back. */
function LastDayDialog({ customer, owned, onClose }: LastDayDialogProps) {
  const { lastDay: words, reason, reasonHint } = useWords("admin-customers");
  const locale = useLocale();
  const send = useSend();
  const form = useAdminForm<Values>({
    defaults: { mode: "days", days: null, last_day: owned.last_day, reason: "", version: owned.version },
    submit: async ({ mode, days, last_day, reason, version }) => {
      const path = pathTo("/admin/customers/:id/packages/:subscription/last-day", {
        id: customer.id,
        subscription: owned.id,
      });
      // The server refuses an empty number at its field.
      const change = mode === "days" ? { days: days as number } : { last_day };
      const outcome = await send("POST", path, { change, reason, version });
      return packageOutcome(outcome, owned.id, ({ last_day: day }) => {
        showToast({ text: fill(words.done, { day: formatDay(day, locale) }) });
        onClose();
      });
    },
  });
  const mode = form.fields.watch("mode");
  return (
    <ActionDialog title={fill(words.title, { name: owned.package[locale] })} open onClose={onClose}>
      <p className="mb-4 text-sm text-muted">{words.body}</p>
      <Form form={form} labels={{ last_day: words.day }}>
        <SelectInput
          form={form}
          name="mode"
          label={words.mode}
          options={Object.entries(words.modes).map(([value, label]) => ({ value, label }))}
        />
        {mode === "days" ? (
          <NumberInput form={form} name="days" label={words.days} hint={words.daysHint} />
        ) : (
          <DateInput form={form} name="last_day" label={words.day} />
        )}
        <TextAreaInput form={form} name="reason" label={reason} hint={reasonHint} rows={2} />
        <FormActions form={form} save={words.save} onCancel={onClose} />
      </Form>
    </ActionDialog>
  );
}

/** Returns the outcome with the package alone: a stale save compares its last day, and goes on with its version. */
function packageOutcome(
  outcome: Outcome<CustomerView>,
  id: string,
  onChanged: (owned: CustomerPackageView) => void,
): Outcome<unknown> {
  const find = (customer: CustomerView | undefined) => customer?.packages.find((owned) => owned.id === id);
  if (outcome.ok) {
    const owned = find(outcome.data);
    if (owned) onChanged(owned);
    return mapOutcome(outcome, () => ({}));
  }
  const { details } = outcome.refusal;
  const current = find(details.current as CustomerView | undefined);
  return { ...outcome, refusal: { ...outcome.refusal, details: { ...details, current } } };
}
