import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { ExactQuery } from "#contract/calls.ts";
import type { AdminAddress, AdminCall } from "./contracts.ts";
import { type ListMeta, listQuery } from "./list-query.ts";
import { useWithChanges } from "./pending-changes.ts";
import { refusalOf } from "./query-client.ts";
import type { Query } from "./query-key.ts";

export interface ListResult<Row, Meta extends ListMeta = ListMeta> {
  rows: readonly Row[];
  /** What the rows list: another one where an address, a filter or an order is another. */
  listKey: string;
  /** Of the first page. */
  meta: Meta | undefined;
  loadMore: () => void;
  hasMore: boolean;
  /** Nothing has arrived yet. */
  isLoading: boolean;
  isLoadingMore: boolean;
  refusal: Refusal | undefined;
  refetch: () => Promise<unknown>;
}

const none: readonly never[] = [];

type RowOf<Data> = Data extends readonly (infer Row)[] ? Row : never;

/**
 * Reads a list page by page by its cursor. While a filter changes, the rows of the last one stay, so that the list does
 * not flicker. Address, query and rows are those of a contract.
 */
export function useList<Address extends AdminAddress<"GET">, Given extends Query = Query>(
  path: Address,
  query?: ExactQuery<Given, AdminCall<"GET", Address>["query"]>,
): ListResult<RowOf<AdminCall<"GET", Address>["data"]>, AdminCall<"GET", Address>["meta"] & ListMeta>;
export function useList(path: string, query: Query = {}): ListResult<unknown> {
  const asked = listQuery(path, query);
  const result = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  const pages = result.data?.pages;
  const read = useMemo(() => pages?.flatMap((page) => page.data) ?? none, [pages]);
  const rows = useWithChanges(path, read);
  const listKey = useRef("");
  if (!result.isPlaceholderData) listKey.current = JSON.stringify(asked.queryKey);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = result;
  return {
    rows,
    listKey: listKey.current,
    meta: pages?.[0]?.meta,
    hasMore: hasNextPage,
    loadMore: () => {
      // After a failure the person repeats it, or the list would ask without end.
      if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    },
    isLoading: result.isLoading,
    isLoadingMore: isFetchingNextPage,
    refusal: refusalOf(result.error),
    refetch: isFetchNextPageError ? fetchNextPage : result.refetch,
  };
}
