import { useState } from "react";
import { pathTo } from "#contract/calls.ts";
import { type Rupiah, zero } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { AdminPrices, PricedPackage, PricePlanView } from "#shop/prices/price-contract.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { ReasonDialog } from "../../kit/form.ts";
import { Empty, Money, Panel, useAuditNames, When } from "../../kit/parts.ts";

/** Renders every planned price, the nearest first, with a button that cancels it. */
export function PlannedList({ packages }: Pick<AdminPrices, "packages">) {
  const words = useWords("admin-prices");
  const locale = useLocale();
  const send = useSend();
  const may = useMay()("prices", "write");
  const [chosen, setChosen] = useState<number>();
  const all = packages
    .flatMap((of) => of.planned.map((plan, index) => ({ of, plan, before: of.planned[index - 1]?.price ?? of.price })))
    .toSorted((one, other) => one.plan.from_day.localeCompare(other.plan.from_day));
  // Found anew after each change, so that its version is the present one.
  const cancelling = all.find(({ plan }) => plan.id === chosen);
  const { cancel } = words;
  return (
    <Panel title={words.planned}>
      {all.length === 0 ? (
        <Empty>{words.nothingPlanned}</Empty>
      ) : (
        <ol className="grid gap-3">
          {all.map(({ of, plan, before }) => (
            <PlannedItem
              key={plan.id}
              of={of}
              plan={plan}
              before={before}
              onCancel={may ? () => setChosen(plan.id) : undefined}
            />
          ))}
        </ol>
      )}
      <ReasonDialog
        title={fill(cancel.title, { package: cancelling?.of.name[locale] ?? "" })}
        body={[
          fill(cancel.body, {
            price: formatRupiah(cancelling?.plan.price ?? zero, locale),
            day: cancelling ? formatDay(cancelling.plan.from_day, locale) : "",
          }),
          cancelling && cancelling.plan.price > cancelling.before && cancel.told,
        ]
          .filter(Boolean)
          .join(" ")}
        confirm={cancel.action}
        open={cancelling !== undefined}
        onClose={() => setChosen(undefined)}
        submit={(reason) => {
          const id = chosen ?? 0;
          // A plan that somebody else cancelled meanwhile has no version; the server says that it has ended.
          return send("POST", pathTo("/admin/prices/plans/:id/cancel", { id }), {
            version: cancelling?.plan.version ?? 0,
            reason,
          });
        }}
        resource="/admin/prices"
      />
    </Panel>
  );
}

function PlannedItem({
  of,
  plan,
  before,
  onCancel,
}: {
  of: PricedPackage;
  plan: PricePlanView;
  /** The price until then. */
  before: Rupiah;
  onCancel: (() => void) | undefined;
}) {
  const { cancel } = useWords("admin-prices");
  const { by } = useAuditNames();
  const locale = useLocale();
  const name = of.name[locale];
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <When date={plan.from_day} />: {name}
        </p>
        <p>
          <Money value={before} /> → <Money value={plan.price} />
        </p>
        <p className="text-muted">
          {plan.reason} ({by(plan.planned_by)})
        </p>
      </div>
      {onCancel && (
        <button type="button" className="btn btn-quiet" aria-label={`${cancel.action}: ${name}`} onClick={onCancel}>
          {cancel.action}
        </button>
      )}
    </li>
  );
}
