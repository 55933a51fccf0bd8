import { listQuery } from "../data/list-query.ts";
import { queryClient } from "../data/query-client.ts";
import { readQuery } from "../data/use-call.ts";
import { earlyCalls } from "./early-calls.ts";

/** Puts the responses of the calls that were sent early into the cache, so that the first screen is drawn once and whole. */
export async function readEarlyCalls(): Promise<void> {
  await Promise.all(
    earlyCalls().map(({ path, kind }) => {
      const [name = "", search] = path.split("?");
      const query = Object.fromEntries(new URLSearchParams(search));
      if (kind === "list") return queryClient.prefetchInfiniteQuery(listQuery(name, query));
      return queryClient.prefetchQuery(readQuery(name, query));
    }),
  );
}
