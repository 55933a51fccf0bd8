import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import type { LeadTable } from "../tables.server.ts";
import type { FilterContext } from "./filter-leads.server.ts";
import type { LeadFilter, LeadOrder } from "./lead-filter.ts";
import type { Position } from "./lead-order.server.ts";

export type Lead = Selectable<LeadTable>;
export type LeadRow = Lead & Position;
export type LeadsQuery = SelectQueryBuilder<Tables, "leads", Lead>;

export interface LeadListRequest extends FilterContext {
  filter: LeadFilter;
  order: LeadOrder;
  /** `next` of the page before. */
  cursor?: string | undefined;
  limit: number;
}
