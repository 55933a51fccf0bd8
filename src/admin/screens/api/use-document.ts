import { useQuery } from "@tanstack/react-query";
import { call } from "../../data/call.ts";
import { Refused, refusalOf } from "../../data/query-client.ts";
import { callKey } from "../../data/query-key.ts";
import type { ApiDocument } from "./document.ts";

const path = "/admin/openapi.json";

/** Reads the OpenAPI document, which unlike other responses is not wrapped in `data`. */
export function useDocument() {
  const { data, error, refetch } = useQuery({
    queryKey: callKey(path, {}, "one"),
    queryFn: async ({ signal }) => {
      const outcome = await call<ApiDocument>("GET", path, { signal });
      if (!outcome.ok) throw new Refused(outcome.refusal);
      return outcome.data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { document: data, refusal: refusalOf(error), refetch };
}
