import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Paging } from "#infra/database/page.server.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import type { LeadTable } from "../tables.server.ts";
import type { FilterContext } from "./filter-leads.server.ts";
import type { LeadFilter, LeadOrder } from "./lead-filter.ts";

export type Lead = Selectable<LeadTable>;
export type LeadsQuery = SelectQueryBuilder<Tables, "leads", Lead>;

export interface LeadListRequest extends FilterContext, Paging {
  filter: LeadFilter;
  order: LeadOrder;
}
