import { useCallback, useEffect, useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";

/** What a call gave, loaded when the component appears; `reload` asks again and keeps what is shown meanwhile. */
export function useLoaded<T>(load: () => Promise<Outcome<T>>) {
  const [data, setData] = useState<T>();
  const [refusal, setRefusal] = useState<Refusal>();
  const reload = useCallback(async () => {
    setRefusal(undefined);
    const outcome = await load();
    if (outcome.ok) setData(outcome.data);
    else setRefusal(outcome.refusal);
  }, [load]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { data, setData, refusal, reload };
}
