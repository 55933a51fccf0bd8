import { useMemo, useState } from "react";
import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { InvoiceRowView } from "#shop/tax/invoice-contract.ts";
import { type TaxState, taxStates } from "#shop/tax/tax-states.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMonth } from "#time/format.ts";
import { addMonths, type Day, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { useList, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { ActionDialog, DialogForm, SelectInput, showToast, TextInput } from "../../kit/form.ts";
import { DataTable, FilterBar, useUrlFilters } from "../../kit/list.ts";
import { Screen, StateBadge, type Tone, When } from "../../kit/parts.ts";
import { ArchivesPanel } from "./archives-panel.tsx";
import { BooksPanel } from "./books-panel.tsx";
import { BuyerForm } from "./buyer-form.tsx";
import { Ageing, MoneySums } from "./money-panel.tsx";
import { TaxPanel } from "./tax-panel.tsx";

const tones: Record<TaxState, Tone> = { ready: "info", incomplete: "warn", numbered: "good", untaxed: "quiet" };
/** How many months back one can choose; invoices are kept for ten years and found by their order before that. */
const shownMonths = 36;

/** Renders the invoices of a month with their sums, and what the tax office still needs of them. */
export default function InvoicesScreen() {
  const words = useWords("admin-invoices");
  const locale = useLocale();
  const may = useMay();
  const mayWrite = may("orders", "write");
  const [filters, setFilters] = useUrlFilters(["period", "state"]);
  const months = useMemo(() => monthsUntil(jakartaDay(new Date()), locale), [locale]);
  const period = filters.period ?? months[0]!.value;
  const query = { period, state: filters.state as TaxState | undefined };
  const list = useList("/admin/invoices", { ...filters, period });
  const [correcting, setCorrecting] = useState<InvoiceRowView>();
  const [completing, setCompleting] = useState<InvoiceRowView>();
  const sums = list.meta?.sums;
  return (
    <Screen title={words.title}>
      <p className="max-w-prose text-sm text-muted">{words.intro}</p>
      <FilterBar
        value={{ ...filters, period }}
        setValue={setFilters}
        filters={[
          { id: "period", label: words.month, options: months },
          {
            id: "state",
            label: words.columns.state,
            options: taxStates.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
      />
      <MoneySums query={query} sums={sums} />
      {/* What follows it leaves no height for the list: it is as high as its rows, up to a limit. */}
      <div className="stack">
        <DataTable
          {...list}
          headers={words.columns}
          columns={[
            {
              id: "number",
              width: "minmax(9.5rem, 1fr)",
              cell: ({ number }) => <span className="num">{number}</span>,
            },
            {
              id: "issued",
              width: "minmax(6.25rem, 0.8fr)",
              card: "none",
              cell: ({ issued_at }) => <When date={issued_at} dayOnly />,
            },
            {
              id: "order",
              width: "minmax(10rem, 1fr)",
              card: "line",
              cell: ({ order }) => (
                <Link to={`/orders/${order.id}`} className="link num">
                  {order.number}
                </Link>
              ),
            },
            {
              id: "buyer",
              width: "minmax(8.5rem, 3fr)",
              card: "line",
              cell: (row) =>
                mayWrite ? (
                  <button type="button" className="link text-start" onClick={() => setCorrecting(row)}>
                    <span className="sr-only">{words.buyer.action} </span>
                    {row.buyer.name}
                  </button>
                ) : (
                  row.buyer.name
                ),
            },
            { id: "dpp", money: ({ dpp }) => dpp, width: "minmax(7rem, 0.7fr)", yields: true },
            { id: "ppn", money: ({ ppn }) => ppn, width: "minmax(6.5rem, 0.7fr)" },
            { id: "total", money: ({ total }) => total, width: "minmax(7rem, 0.7fr)", card: "side" },
            {
              id: "outstanding",
              money: ({ outstanding }) => outstanding,
              width: "minmax(6.5rem, 0.7fr)",
              yields: true,
            },
            {
              id: "credit_notes",
              width: "10.5rem",
              hidden: true,
              cell: (row) => <span className="num">{row.credit_notes ?? "–"}</span>,
            },
            {
              id: "revision",
              width: 80,
              align: "end",
              hidden: true,
              cell: ({ revision }) => (revision === 0 ? "–" : revision),
            },
            {
              id: "state",
              width: "minmax(11.25rem, 1fr)",
              cell: ({ state }) => <StateBadge tone={tones[state]}>{words.states[state]}</StateBadge>,
            },
            {
              id: "serial",
              width: "minmax(9.75rem, 1fr)",
              cell: (row) =>
                row.serial !== null ? (
                  <span className="num">{row.serial}</span>
                ) : mayWrite && row.state !== "untaxed" ? (
                  <Button kind="quiet" onClick={() => setCompleting(row)}>
                    {row.state === "incomplete" ? words.document.action : words.document.change}
                  </Button>
                ) : (
                  "–"
                ),
            },
          ]}
          getId={({ number }) => number}
          label={words.list}
          empty={words.empty}
          name="invoices"
        />
      </div>
      <Ageing query={query} />
      <TaxPanel period={period} sums={sums} />
      {may("orders", "export") && (
        <>
          <ArchivesPanel query={query} sums={sums} />
          <BooksPanel period={period} />
        </>
      )}
      <ActionDialog
        title={fill(words.document.title, { number: completing?.number ?? "" })}
        open={completing !== undefined}
        onClose={() => setCompleting(undefined)}
      >
        {completing && <TaxDocumentForm invoice={completing} onClose={() => setCompleting(undefined)} />}
      </ActionDialog>
      <ActionDialog
        title={fill(words.buyer.title, { number: correcting?.number ?? "" })}
        open={correcting !== undefined}
        onClose={() => setCorrecting(undefined)}
      >
        {correcting && <BuyerForm invoice={correcting} onClose={() => setCorrecting(undefined)} />}
      </ActionDialog>
    </Screen>
  );
}

/** Returns the newest months first, `2026-11` with its name. */
function monthsUntil(today: Day, locale: Locale): { value: string; label: string }[] {
  return Array.from({ length: shownMonths }, (_, back) => {
    const value = addMonths(firstOfMonth(today.slice(0, 7)), -back).slice(0, 7);
    return { value, label: formatMonth(value, locale) };
  });
}

interface DocumentFields {
  document: "TIN" | "National ID" | "Passport" | "Other ID";
  number: string;
  country: string;
  place: string;
}

/** Renders the form in which staff enter by which document the tax office knows an invoice's buyer. */
function TaxDocumentForm({ invoice, onClose }: { invoice: InvoiceRowView; onClose: () => void }) {
  const words = useWords("admin-invoices").document;
  const send = useSend();
  const hasNpwp = invoice.buyer.npwp !== null;
  const defaults = useMemo(
    (): DocumentFields => ({ document: hasNpwp ? "TIN" : "National ID", number: "", country: "IDN", place: "000000" }),
    [hasNpwp],
  );
  return (
    <DialogForm<DocumentFields>
      onClose={onClose}
      defaults={defaults}
      submit={({ document, number, country, place }) =>
        send(
          "PUT",
          pathTo("/admin/invoices/:number/tax-document", { number: invoice.number }),
          document === "TIN" ? { document, place } : { document, number, country },
          { alsoRefresh: ["/admin/orders"] },
        )
      }
      onSaved={() => showToast({ text: words.saved })}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{hasNpwp ? words.leadNpwp : words.lead}</p>
          {!hasNpwp && (
            <SelectInput
              form={form}
              name="document"
              label={words.kind}
              options={(["National ID", "Passport", "Other ID"] as const).map((value) => ({
                value,
                label: words.kinds[value],
              }))}
            />
          )}
          {form.fields.watch("document") === "TIN" ? (
            <TextInput form={form} name="place" label={words.place} hint={words.placeHint} maxLength={6} />
          ) : (
            <>
              <TextInput form={form} name="number" label={words.number} maxLength={40} />
              <TextInput form={form} name="country" label={words.country} hint={words.countryHint} maxLength={3} />
            </>
          )}
        </>
      )}
    </DialogForm>
  );
}
