import { useState } from "react";
import { Link } from "react-router";
import { tiers } from "#catalogue/packages.ts";
import type { AdminPrices, PricedPackage } from "#shop/prices/admin-prices-view.ts";
import { Table } from "#ui/table.tsx";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import "./prices.css";
import { PlanDialog } from "./plan-dialog.tsx";
import { PlannedList } from "./planned-list.tsx";
import { PriceCell } from "./price-cell.tsx";

/** Renders the prices of all packages, and what is planned. */
export default function PricesScreen() {
  const words = useWords("admin-prices");
  const { data, refusal, refetch } = useCall<AdminPrices>("/admin/prices");
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
