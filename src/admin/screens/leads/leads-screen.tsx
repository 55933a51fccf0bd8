import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { LeadRowView } from "#leads/inbox/lead-row-view.ts";
import { useList } from "../../data/use-list.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { Screen } from "../../layout/screen.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { BulkActions } from "./inbox/bulk-actions.tsx";
import { InboxFilterBar } from "./inbox/inbox-filter-bar.tsx";
import { callQuery, filterNames, newestFirst } from "./inbox/inbox-filters.ts";
import { Turns } from "./inbox/turns.tsx";
import { useInboxColumns } from "./inbox/use-inbox-columns.tsx";
import { ViewTabs } from "./inbox/view-tabs.tsx";
import { type LeadDialog, LeadDialogs } from "./lead-dialogs.tsx";
import { rememberList } from "./listed-leads.ts";
import { useChangeLeads } from "./use-change-leads.ts";

const path = "/admin/leads";
const noIds: ReadonlySet<string> = new Set();

/** Renders the inbox: every lead, narrowed by a view, filters and words. */
export default function LeadsScreen() {
  const words = useWords("admin-leads");
  const may = useMay();
  const canWrite = may("leads", "write");
  const [filters, setFilters] = useUrlFilters(filterNames);
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const query = useMemo(() => callQuery(filters), [filters]);
  const { rows, loadMore, hasMore, isLoading, isLoadingMore, refusal, refetch } = useList<LeadRowView>(path, query);
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
    { a: () => open("assign"), s: () => open("move") },
    { label: words.keys.label, names: { a: words.keys.assign, s: words.keys.state }, enabled: canWrite },
  );
  return (
    <Screen
      title={words.title}
      actions={
        <>
          {canWrite && <Turns />}
          {may("leads", "export") && (
            <ExportButton path={`${path}/export.csv`} query={query} label={words.export.button} />
          )}
        </>
      }
    >
      <ViewTabs filters={filters} />
      <InboxFilterBar filters={filters} setFilters={setFilters} />
      <DataTable
        refusal={refusal}
        refetch={refetch}
        label={words.list}
        rows={rows}
        columns={columns}
        getId={({ id }) => id}
        linkTo={({ id }) => `/leads/${id}`}
        selection={canWrite ? { ids, setIds, actions: <BulkActions count={ids.size} onOpen={open} /> } : undefined}
        sort={filters.sort ?? newestFirst}
        setSort={(sort) => setFilters({ sort: sort === newestFirst ? undefined : sort })}
        hasMore={hasMore}
        loadMore={loadMore}
        isLoading={isLoading}
        isLoadingMore={isLoadingMore}
        empty={words.empty}
      />
      {canWrite && (
        <LeadDialogs
          open={dialog}
          onClose={() => setDialog(undefined)}
          onAssign={(assignee) => void assign(selected, assignee).then(done)}
          onMove={(state) => void move(selected, state).then(done)}
        />
      )}
    </Screen>
  );
}
