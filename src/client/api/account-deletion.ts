import type { DeletionPreview, DeletionView } from "#accounts/person/account-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export async function previewDeletion(): Promise<Outcome<DeletionPreview>> {
  return mapOutcome(await request("GET", "/account/deletion"), ({ data }) => data);
}

export async function requestDeletion(body: { password: string; code?: string }): Promise<Outcome<DeletionView>> {
  return mapOutcome(await request("DELETE", "/account", { body }), ({ data }) => data);
}

export function withdrawDeletion(): Promise<Outcome<unknown>> {
  return request("DELETE", "/account/deletion");
}
