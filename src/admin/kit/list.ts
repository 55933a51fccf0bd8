/** Lists: whole screens, tables, filters and exports. */
export type { Column, ListColumn } from "../list/column.ts";
export { DataTable } from "../list/data-table.tsx";
export { ExportButton } from "../list/export-button.tsx";
export { ChoiceFilter, type Filter, FilterBar, SearchField } from "../list/filters.tsx";
export { useHeldLists } from "../list/held-lists.ts";
export { ListScreen } from "../list/list-screen.tsx";
export { useInUse } from "../list/use-in-use.ts";
export { type Filters, useUrlFilters } from "../list/use-url-filters.ts";
export { WaitingNote } from "../list/waiting-note.tsx";
