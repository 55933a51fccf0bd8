import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** A request to erase the account, and the moment from which that may happen. */
export interface Deletion {
  requested_at: string;
  due_at: string;
}

/** What goes with the account, and whether the wait before its end runs already. */
export interface DeletionPreview {
  deletion: Deletion | null;
  waiting_days: number;
  packages: { product: string; name: string; ends_at: string; days_left: number; value_left: number }[];
  open_orders: number;
}

export async function previewDeletion(): Promise<Outcome<DeletionPreview>> {
  return mapOutcome(await request<{ data: DeletionPreview }>("GET", "/account/deletion"), ({ data }) => data);
}

export async function requestDeletion(body: { password: string; code?: string }): Promise<Outcome<Deletion>> {
  return mapOutcome(await request<{ data: Deletion }>("DELETE", "/account", { body }), ({ data }) => data);
}

export function withdrawDeletion(): Promise<Outcome<unknown>> {
  return request("DELETE", "/account/deletion");
}
