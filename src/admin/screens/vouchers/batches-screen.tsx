import { Link } from "react-router";
import { languageTags } from "#text/locales.ts";
import { useList, useLocale, useMay, useWords } from "../../kit/data.ts";
import { ListScreen } from "../../kit/list.ts";
import { ActorName, StateBadge, When } from "../../kit/parts.ts";
import { explainDiscount } from "./explain-voucher.ts";

/** Renders the list of batches of one-time codes. */
export default function BatchesScreen() {
  const { columns: names, states, explanation, ...words } = useWords("admin-vouchers");
  const locale = useLocale();
  const mayWrite = useMay()("vouchers", "write");
  const list = useList("/admin/vouchers/batches");
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <ListScreen
      title={words.batches}
      back={{ to: "/vouchers", label: words.title }}
      actions={
        mayWrite && (
          <Link to="/vouchers/batches/new" className="btn btn-primary">
            {words.newBatch}
          </Link>
        )
      }
      list={list}
      headers={names}
      columns={[
        {
          id: "name",
          header: names.batch,
          cell: ({ name, withdrawn_at }) => (
            <span className="flex items-center gap-2">
              {name}
              {withdrawn_at && <StateBadge tone="bad">{states.withdrawn}</StateBadge>}
            </span>
          ),
          width: "minmax(14rem, 1.5fr)",
        },
        { id: "size", cell: ({ size }) => number(size), width: 100, align: "end", cardHeader: true },
        {
          id: "discount",
          cell: (row) => explainDiscount(row, { words: explanation, locale }),
          width: "minmax(18rem, 1fr)",
        },
        { id: "used", cell: ({ used }) => number(used), width: 100, align: "end", card: "line", cardHeader: true },
        { id: "held", cell: ({ held }) => number(held), width: 90, align: "end" },
        { id: "prefix", cell: ({ prefix }) => <span className="num">{prefix}</span>, width: 130 },
        { id: "created", cell: ({ created_at }) => <When date={created_at} />, width: 160 },
        { id: "by", cell: ({ created_by }) => <ActorName by={created_by} />, width: 130, hidden: true },
      ]}
      linkTo={({ id }) => `/vouchers/batches/${id}`}
      empty={words.emptyBatches}
    />
  );
}
