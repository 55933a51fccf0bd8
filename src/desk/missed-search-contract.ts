import { z } from "zod";
import { get } from "#contract/contract.ts";
import { periodQuery } from "#insight/figures/today-contract.ts";
import { missedSearch } from "#search/missed-searches.ts";

/** The call of what people searched for without a result. */
export const missedSearchContract = {
  list: get("/admin/content/missed-searches", {
    permission: ["content", "read"],
    summary: "What people searched for without a result, the most frequent first; nothing says who searched",
    query: periodQuery,
    data: z.array(missedSearch),
  }),
};
