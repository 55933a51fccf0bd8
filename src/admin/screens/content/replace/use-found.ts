import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Refusal } from "#client/api/outcome.ts";
import type { FoundText } from "#publishing/replace/replace-view.ts";
import { call } from "../../../data/call.ts";
import { Refused, refusalOf } from "../../../data/query-client.ts";
import { callKey } from "../../../data/query-key.ts";
import type { Search } from "./search.ts";

const path = "/admin/content/find";

/** Finds a text in all documents, again whenever one of them changes; without a text nothing is looked for. */
export function useFound(search: Search): {
  found: FoundText | undefined;
  refusal: Refusal | undefined;
  /** What is shown belongs to what was typed before. */
  isBehind: boolean;
  refetch: () => Promise<unknown>;
} {
  const result = useQuery({
    queryKey: callKey(path, { search: JSON.stringify(search) }, "one"),
    enabled: search.text !== "",
    queryFn: async ({ signal }) => {
      const outcome = await call<{ data: FoundText }>("POST", path, { body: search, signal });
      if (!outcome.ok) throw new Refused(outcome.refusal);
      return outcome.data.data;
    },
    placeholderData: keepPreviousData,
  });
  return {
    found: search.text === "" ? undefined : result.data,
    refusal: refusalOf(result.error),
    isBehind: result.isPlaceholderData || result.isLoading,
    refetch: result.refetch,
  };
}
