import { useCallback, useEffect, useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";

/** Fetches data when the component is mounted; `reload` fetches it again and leaves the old data until then. */
export function useFetch<T>(fetchData: () => Promise<Outcome<T>>) {
  const [data, setData] = useState<T>();
  const [refusal, setRefusal] = useState<Refusal>();
  const reload = useCallback(async () => {
    setRefusal(undefined);
    const outcome = await fetchData();
    if (outcome.ok) setData(outcome.data);
    else setRefusal(outcome.refusal);
  }, [fetchData]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { data, setData, refusal, reload };
}
