import { callKey, type Query } from "./query-key.ts";
import { read } from "./use-call.ts";

export interface ListMeta {
  next_cursor: string | null;
}

/** Returns how the cache reads a list page by page by its cursor, and under which key. */
export function listQuery(path: string, query: Query) {
  return {
    queryKey: callKey(path, query, "list"),
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      read<unknown[], ListMeta>(path, { ...query, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { meta?: ListMeta }) => page.meta?.next_cursor ?? undefined,
  };
}
