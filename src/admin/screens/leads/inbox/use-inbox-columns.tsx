import { useMemo } from "react";
import type { LeadRowView } from "#leads/inbox/lead-row-view.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { Person, ProductLine } from "../../../layout/avatar.tsx";
import { When } from "../../../layout/when.tsx";
import type { Column } from "../../../list/column.ts";
import { useWords } from "../../../words/use-words.ts";
import { LeadStateBadge } from "../lead-state.tsx";
import { useChoices } from "../use-choices.ts";

/** Returns the columns of the inbox. */
export function useInboxColumns(): readonly Column<LeadRowView>[] {
  const words = useWords("admin-leads");
  const { choices, productName, industryName } = useChoices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the choices.
  return useMemo(() => {
    const { columns: heads, suspicions } = words;
    const suspicion = (code: string | null) => code && ((suspicions as Record<string, string>)[code] ?? code);
    return [
      {
        id: "name",
        header: heads.name,
        width: "minmax(12rem, 2fr)",
        cell: (lead) => <Person name={lead.name} detail={lead.company} />,
      },
      { id: "state", header: heads.state, width: 136, cell: ({ state }) => <LeadStateBadge state={state} /> },
      {
        id: "product",
        header: heads.product,
        cell: ({ product }) => <ProductLine product={product} name={productName(product)} />,
        width: "minmax(10rem, 1fr)",
      },
      {
        id: "owner",
        header: heads.owner,
        cell: ({ owner }) =>
          owner ? <Person name={owner.name} /> : <span className="text-muted">{words.nobody}</span>,
      },
      {
        id: "received",
        header: heads.received,
        width: 150,
        sort: true,
        cell: ({ received_at }) => <When date={received_at} relative />,
      },
      {
        id: "updated",
        header: heads.updated,
        width: 150,
        sort: true,
        hidden: true,
        cell: ({ updated_at }) => <When date={updated_at} relative />,
      },
      { id: "number", header: heads.number, width: 100, hidden: true, cell: ({ number }) => number },
      { id: "email", header: heads.email, hidden: true, cell: ({ email }) => email },
      { id: "phone", header: heads.phone, hidden: true, cell: ({ phone }) => phone && spacedPhone(phone) },
      { id: "industry", header: heads.industry, hidden: true, cell: ({ industry }) => industryName(industry) },
      { id: "source", header: heads.source, hidden: true, cell: ({ utm_source }) => utm_source },
      { id: "campaign", header: heads.campaign, hidden: true, cell: ({ utm_campaign }) => utm_campaign },
      { id: "locale", header: heads.locale, width: 110, hidden: true, cell: ({ locale }) => words.languages[locale] },
      { id: "kind", header: heads.kind, hidden: true, cell: ({ kind }) => words.kinds[kind] },
      { id: "suspicion", header: heads.suspicion, hidden: true, cell: (lead) => suspicion(lead.suspicion) },
    ];
  }, [words, choices]);
}
