import { useQuery } from "@tanstack/react-query";
import type { Refusal } from "#client/api/outcome.ts";
import type { ExactQuery } from "#contract/calls.ts";
import type { AdminAddress, AdminCall } from "./contracts.ts";
import { useWithChanges } from "./pending-changes.ts";
import { Refused, refusalOf } from "./query-client.ts";
import { callKey, compactQuery, type Query } from "./query-key.ts";
import { request } from "./request.ts";

/** What a call responds with. */
interface Answer<View, Meta> {
  data: View;
  meta?: Meta;
}

export interface CallResult<View, Meta = unknown> {
  data: View | undefined;
  meta: Meta | undefined;
  refusal: Refusal | undefined;
  /** Nothing has arrived yet. */
  isLoading: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Reads one object and keeps it up to date: a change of its resource, made here or by somebody else, reads it again. Address,
 * query and data are those of a contract.
 * @param path `pathTo("/admin/vouchers/:id", { id })`; undefined while what to read is not known
 */
export function useCall<Address extends AdminAddress<"GET">, Given extends Query = Query>(
  path: Address | undefined,
  query?: ExactQuery<Given, AdminCall<"GET", Address>["query"]>,
): CallResult<AdminCall<"GET", Address>["data"], AdminCall<"GET", Address>["meta"]>;
export function useCall(path: string | undefined, query: Query = {}): CallResult<unknown> {
  const result = useQuery({ ...readQuery(path ?? "", query), enabled: path !== undefined });
  const data = useWithChanges(path ?? "", result.data?.data);
  return {
    data,
    meta: result.data?.meta,
    refusal: refusalOf(result.error),
    isLoading: result.isLoading,
    refetch: result.refetch,
  };
}

/** Returns how the cache reads one object of a contract, and under which key. */
export function callQuery<Address extends AdminAddress<"GET">>(path: Address) {
  return readQuery<AdminCall<"GET", Address>["data"], AdminCall<"GET", Address>["meta"]>(path);
}

/** Returns the same of an address that was typed before: by `useCall`, or by the row of a screen. */
export function readQuery<View, Meta>(path: string, query: Query = {}) {
  return {
    queryKey: callKey(path, query, "one"),
    queryFn: ({ signal }: { signal: AbortSignal }) => read<View, Meta>(path, query, signal),
  };
}

/** Sends a GET and returns its whole body. @throws Refused */
export async function read<View, Meta>(path: string, query: Query, signal: AbortSignal): Promise<Answer<View, Meta>> {
  const outcome = await request<Answer<View, Meta>>("GET", path, { query: compactQuery(query), signal });
  if (!outcome.ok) throw new Refused(outcome.refusal);
  return outcome.data;
}
