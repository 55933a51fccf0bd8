import { useState } from "react";
import { Link } from "react-router";
import { tiers } from "#catalogue/packages.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { AdminPrices, PricedPackage } from "#shop/prices/price-contract.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { type Day, daysBetween } from "#time/jakarta-day.ts";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useMay, useWords } from "../../kit/data.ts";
import { Loading, Panel, RefusalNote, Screen } from "../../kit/parts.ts";
import "./prices.css";
import { PlanDialog } from "./plan-dialog.tsx";
import { PlannedList } from "./planned-list.tsx";

/** Renders the prices of all packages, and what is planned. */
export default function PricesScreen() {
  const words = useWords("admin-prices");
  const { data, refusal, refetch } = useCall("/admin/prices");
  const [chosen, setChosen] = useState<string>();
  return (
    <Screen
      title={words.title}
      actions={
        <Link to="/prices/history" className="btn btn-secondary">
          {words.history}
        </Link>
      }
    >
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {data && (
        <div className="columns">
          <Panel title={words.perMonth}>
            <p className="mb-3 text-sm text-muted">{words.lead}</p>
            <PriceGrid {...data} onChoose={setChosen} />
          </Panel>
          <PlannedList packages={data.packages} />
          <PlanDialog
            of={data.packages.find(({ id }) => id === chosen)}
            today={data.today}
            onClose={() => setChosen(undefined)}
          />
        </div>
      )}
    </Screen>
  );
}

function PriceGrid({ packages, today, onChoose }: AdminPrices & { onChoose: (id: string) => void }) {
  const words = useWords("admin-prices");
  const locale = useLocale();
  const may = useMay()("prices", "write");
  const products = [...new Set(packages.map(({ product }) => product))];
  const cell = (of: PricedPackage | undefined) =>
    of && <PriceCell of={of} today={today} onChange={may ? () => onChoose(of.id) : undefined} />;
  return (
    <Table
      amounts
      caption={words.title}
      head={[words.product, ...tiers.map((tier) => words.tiers[tier])]}
      rows={products.map((product) => {
        const own = packages.filter((each) => each.product === product);
        const name = own[0]!.name[locale].replace(/ \S+$/, "");
        return [name, ...tiers.map((tier) => cell(own.find((each) => each.tier === tier)))];
      })}
    />
  );
}

/** Renders the price of a package, which a press changes, and the next planned one. */
function PriceCell({
  of,
  today,
  onChange,
}: {
  of: PricedPackage;
  today: Day;
  /** Absent for those who may not. */
  onChange?: (() => void) | undefined;
}) {
  const words = useWords("admin-prices");
  const locale = useLocale();
  const name = of.name[locale];
  const price = formatRupiah(of.price, locale);
  const [next] = of.planned;
  return (
    // No grid, whose parts may shrink below their text: a table gives a column what its text needs.
    <div className="flex flex-col items-end gap-1">
      {onChange ? (
        <button
          type="button"
          className="link num font-semibold"
          aria-label={`${price}. ${fill(words.change, { package: name })}`}
          onClick={onChange}
        >
          {price}
        </button>
      ) : (
        <span className="num font-semibold">{price}</span>
      )}
      {next && (
        <>
          <PriceTimeline today={today} planned={of.planned} name={name} />
          <span className="text-xs text-muted">
            {fill(words.next, { price: formatRupiah(next.price, locale), day: formatDay(next.from_day, locale) })}
          </span>
        </>
      )}
    </div>
  );
}

const days = 90;
const width = 120;

/**
 * Renders a line from today over the next 90 days with a mark for each planned change; the texts beside it say the
 * same.
 */
function PriceTimeline({ today, planned, name }: { today: Day; planned: readonly { from_day: Day }[]; name: string }) {
  const { timeline } = useWords("admin-prices");
  return (
    <svg viewBox={`0 0 ${width} 10`} className="price-line" role="img" aria-label={fill(timeline, { package: name })}>
      <line x1="4" x2={width - 4} y1="5" y2="5" />
      <circle cx="4" cy="5" r="2" />
      {planned.map(({ from_day }) => (
        <circle key={from_day} cx={placeOf(daysBetween(today, from_day))} cy="5" r="3.5" data-planned="" />
      ))}
    </svg>
  );
}

/** Returns the place of a change on the line; later ones are at the end of the line. */
const placeOf = (day: number) => 4 + (Math.max(0, Math.min(day, days)) / days) * (width - 8);
