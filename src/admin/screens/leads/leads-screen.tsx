import { useEffect, useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import { fill } from "#text/fill.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { Button } from "#ui/button.tsx";
import { useKeys, useList, useMay, useWords } from "../../kit/data.ts";
import { DataTable, ExportButton, type ListColumn, useUrlFilters } from "../../kit/list.ts";
import { Person, ProductLine, Screen, When } from "../../kit/parts.ts";
import { Tags } from "./entry/tag-input.tsx";
import { useOwnFields } from "./entry/use-own-fields.ts";
import { EmptyView, InboxFilterBar, ViewTabs } from "./inbox/inbox-filter-bar.tsx";
import { callQuery, filterNames, newestFirst } from "./inbox/inbox-filters.ts";
import { Turns } from "./inbox/turns.tsx";
import { type LeadDialog, LeadDialogs } from "./lead-dialogs.tsx";
import { LeadStateBadge } from "./lead-state.tsx";
import { rememberList } from "./listed-leads.ts";
import { LeadTabs } from "./pipeline/lead-tabs.tsx";
import { useReasons } from "./pipeline/use-reasons.ts";
import { useChangeLeads } from "./use-change-leads.ts";
import { useChoices } from "./use-choices.ts";

const noIds: ReadonlySet<string> = new Set();

/** Renders the inbox: every lead, narrowed by a view, filters and words. */
export default function LeadsScreen() {
  const words = useWords("admin-leads");
  const entry = useWords("admin-lead-entry");
  const imports = useWords("admin-lead-import");
  const navigate = useNavigate();
  const may = useMay();
  const canWrite = may("leads", "write");
  const [filters, setFilters] = useUrlFilters(filterNames);
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const query = useMemo(() => callQuery(filters), [filters]);
  const { meta, ...list } = useList("/admin/leads", query);
  const { rows, isLoading, refusal } = list;
  const isEmptyView = search !== "" && rows.length === 0 && !isLoading && !refusal;
  const corrected = meta?.corrected ?? [];
  const columns = useInboxColumns();
  const [chosen, setChosen] = useState({ search, ids: noIds });
  const [dialog, setDialog] = useState<LeadDialog>();
  const { assign, move } = useChangeLeads();
  // A selection belongs to the list in which it was made.
  const ids = chosen.search === search ? chosen.ids : noIds;
  const setIds = (next: ReadonlySet<string>) => setChosen({ search, ids: next });
  const selected = rows.filter(({ id }) => ids.has(id));
  useEffect(
    () =>
      rememberList(
        rows.map(({ id }) => id),
        search,
      ),
    [rows, search],
  );
  const done = () => setIds(noIds);
  const open = (next: LeadDialog) => selected.length > 0 && setDialog(next);
  useKeys(
    { c: () => void navigate("/leads/new") },
    { label: words.keys.label, names: { c: entry.new.title }, enabled: canWrite },
  );
  useKeys(
    { a: () => open("assign"), s: () => open("move") },
    { label: words.keys.label, names: { a: words.keys.assign, s: words.keys.state }, enabled: canWrite },
  );
  return (
    <Screen
      title={words.title}
      actions={
        <>
          {may("system", "write") && (
            <Link className="btn btn-secondary" to="/leads/fields">
              {entry.ownFields.button}
            </Link>
          )}
          {canWrite && (
            <Link className="btn btn-secondary" to="/leads/import">
              {imports.button}
            </Link>
          )}
          {canWrite && <Turns />}
          {may("leads", "export") && (
            <ExportButton path="/admin/leads/export.csv" query={query} label={words.export.button} />
          )}
          {canWrite && (
            <Link className="btn btn-primary" to="/leads/new">
              {entry.new.button} <kbd className="kbd">C</kbd>
            </Link>
          )}
        </>
      }
    >
      <LeadTabs />
      <ViewTabs filters={filters} />
      <InboxFilterBar filters={filters} setFilters={setFilters} />
      {corrected.length > 0 && rows.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {fill(words.corrected, { words: corrected.join(", ") })}
        </p>
      )}
      {isEmptyView ? (
        <EmptyView filters={filters} />
      ) : (
        <DataTable
          {...list}
          label={words.list}
          columns={columns}
          getId={({ id }) => id}
          linkTo={({ id }) => `/leads/${id}`}
          selection={canWrite ? { ids, setIds, actions: <BulkActions count={ids.size} onOpen={open} /> } : undefined}
          sort={filters.sort ?? newestFirst}
          setSort={(sort) => setFilters({ sort: sort === newestFirst ? undefined : sort })}
          empty={words.empty}
        />
      )}
      {canWrite && (
        <LeadDialogs
          open={dialog}
          onClose={() => setDialog(undefined)}
          onAssign={(assignee) => void assign(selected, assignee).then(done)}
          onMove={(state, reason) => void move(selected, state, reason).then(done)}
        />
      )}
    </Screen>
  );
}

/** Leads that one request may change. */
const mostSelected = 500;

/** Renders what can be done with the selected leads. */
function BulkActions({ count, onOpen }: { count: number; onOpen: (dialog: LeadDialog) => void }) {
  const { selection: words } = useWords("admin-leads");
  if (count > mostSelected) return <p>{words.tooMany}</p>;
  return (
    <>
      <Button kind="secondary" onClick={() => onOpen("assign")}>
        {words.assign} <kbd className="kbd">A</kbd>
      </Button>
      <Button kind="secondary" onClick={() => onOpen("move")}>
        {words.state} <kbd className="kbd">S</kbd>
      </Button>
    </>
  );
}

/** Returns the columns of the inbox. */
function useInboxColumns(): readonly ListColumn<LeadRowView>[] {
  const words = useWords("admin-leads");
  const entry = useWords("admin-lead-entry");
  const { deal } = useWords("admin-pipeline");
  const { choices, productName, industryName } = useChoices();
  const { fields, offered, nameOf } = useOwnFields();
  const { reasons, reasonName } = useReasons();
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
        // How long they have waited is what the phone has to say first.
        card: "line",
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
      { id: "value", money: ({ value }) => value, header: deal.value, width: 150, hidden: true },
      {
        id: "close",
        header: deal.expected,
        width: 150,
        hidden: true,
        cell: ({ expected_close }) => expected_close && <When date={expected_close} />,
      },
      { id: "reason", header: deal.reason, hidden: true, cell: ({ reason_id }) => reasonName(reason_id) },
      { id: "number", header: heads.number, width: 100, hidden: true, cell: ({ number }) => number },
      { id: "email", header: heads.email, hidden: true, cell: ({ email }) => email },
      { id: "phone", header: heads.phone, hidden: true, cell: ({ phone }) => phone && spacedPhone(phone) },
      { id: "industry", header: heads.industry, hidden: true, cell: ({ industry }) => industryName(industry) },
      { id: "source", header: heads.source, hidden: true, cell: ({ utm_source }) => utm_source },
      { id: "campaign", header: heads.campaign, hidden: true, cell: ({ utm_campaign }) => utm_campaign },
      { id: "locale", header: heads.locale, width: 110, hidden: true, cell: ({ locale }) => words.languages[locale] },
      { id: "kind", header: heads.kind, hidden: true, cell: ({ kind }) => words.kinds[kind] },
      { id: "tags", header: entry.fields.tags, hidden: true, cell: ({ tags }) => <Tags tags={tags} /> },
      ...offered.map((field) => ({
        id: `own-${field.id}`,
        header: nameOf(field),
        hidden: true,
        cell: ({ own_values }: LeadRowView) => own_values[field.id],
      })),
      { id: "suspicion", header: heads.suspicion, hidden: true, cell: (lead) => suspicion(lead.suspicion) },
    ];
  }, [words, choices, fields, reasons]);
}
