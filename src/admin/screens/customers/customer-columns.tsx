import { NavLink } from "react-router";
import type { soldOnline } from "#catalogue/products.ts";
import type { Words } from "#content/sets.ts";
import type { CustomerRow } from "#desk/customer-contract.ts";
import { useWords, wordFor } from "../../kit/data.ts";
import type { Column } from "../../kit/list.ts";
import { Person, StateBadge, When } from "../../kit/parts.ts";
import { toneOf } from "./state-tones.ts";

type CustomerWords = Words<"admin-customers">;

/** Returns the columns of a list of customers. */
export function customerColumns(words: CustomerWords): Column<CustomerRow>[] {
  const { columns } = words;
  return [
    { id: "name", header: columns.name, cell: (row) => <Person name={row.name} />, width: "minmax(12rem, 1.2fr)" },
    { id: "state", header: columns.state, width: "10rem", cell: (row) => <AccountState row={row} words={words} /> },
    { id: "email", header: columns.email, card: "line", width: "minmax(15.75rem, 1fr)", cell: (row) => row.email },
    { id: "company", header: columns.company, card: "none", cell: (row) => row.company || "–" },
    {
      id: "packages",
      header: columns.packages,
      width: "minmax(14rem, 1.2fr)",
      card: "line",
      cell: (row) => <Held row={row} words={words} />,
    },
    {
      id: "created",
      header: columns.created,
      width: "11rem",
      card: "none",
      cell: (row) => <When date={row.created_at} />,
    },
  ];
}

function AccountState({ row, words }: { row: CustomerRow; words: CustomerWords }) {
  if (row.suspended_at) return <StateBadge tone="bad">{words.badges.suspended}</StateBadge>;
  if (!row.email_verified) return <StateBadge tone="warn">{words.filters.states.unverified}</StateBadge>;
  return null;
}

function Held({ row, words }: { row: CustomerRow; words: CustomerWords }) {
  if (row.packages.length === 0) return <span className="text-muted">{words.noPackage}</span>;
  return (
    <span className="grid-states">
      {row.packages.map(({ product, state }) => (
        <StateBadge key={product} tone={toneOf(state)}>
          {productName(words, product)}
        </StateBadge>
      ))}
    </span>
  );
}

/** Returns the name of a product; its id for one that is no longer sold. */
function productName({ products }: Pick<CustomerWords, "products">, id: string): string {
  return wordFor(products satisfies Record<(typeof soldOnline)[number], string>, id);
}

/** Leads from the list of customers to that of companies and back. */
export function ViewLinks() {
  const words = useWords("admin-customers");
  const views = [
    { to: "/customers", name: words.title },
    { to: "/customers/companies", name: words.companies },
  ];
  return (
    <nav aria-label={words.views} className="flex gap-1">
      {views.map(({ to, name }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) => `bar-link ${isActive ? "bg-primary-soft text-primary" : ""}`}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
