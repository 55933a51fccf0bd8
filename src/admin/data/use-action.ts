import { useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";

/** Returns the function that runs an action of the person, whether it is running, and why the last one was refused. */
export function useAction() {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async <Answer>(action: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
    setPending(true);
    setRefusal(undefined);
    const outcome = await action();
    setPending(false);
    if (!outcome.ok) setRefusal(outcome.refusal);
    return outcome;
  };
  return { pending, refusal, setRefusal, run };
}
