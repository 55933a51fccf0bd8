import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Me } from "#accounts/staff/staff-view.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { call } from "../data/call.ts";
import { callKey } from "../data/query-key.ts";
import { useRefusalText } from "../layout/use-refusal-text.ts";
import { useWords } from "../words/use-words.ts";
import { mePath } from "./me.ts";

/** Sends the second factor, and says at the field why it was refused. */
export function useFactor(onGiven: () => void) {
  const { session } = useWords("admin");
  const textOf = useRefusalText();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const key = callKey(mePath, {}, "one");

  const messageOf = (refusal: Refusal) => {
    const isWrongCode = refusal.issues.length > 0 || refusal.code === "wrong_code";
    return isWrongCode ? session.codeWrong : textOf(refusal);
  };
  const run = async (attempt: () => Promise<string | undefined>) => {
    setPending(true);
    setError(undefined);
    const failure = await attempt();
    setPending(false);
    setError(failure);
    if (failure === undefined) onGiven();
    return failure === undefined;
  };
  return {
    pending,
    error,
    canUsePasskey: typeof PublicKeyCredential === "function",
    /** Returns whether the code was accepted. */
    sendCode: (typed: string) =>
      run(async () => {
        const outcome = await call("POST", "/admin/confirm", { body: { code: typed.replace(/\s/g, "") } });
        return outcome.ok ? undefined : messageOf(outcome.refusal);
      }),
    sendPasskey: () =>
      run(async () => {
        const before = client.getQueryData<{ data: Me }>(key)?.data.id;
        const { logInWithPasskey } = await import("#client/flows/passkey.ts");
        const outcome = await logInWithPasskey();
        if (!outcome.ok)
          return outcome.refusal.code === "passkey_cancelled" ? session.passkeyCancelled : textOf(outcome.refusal);
        await client.refetchQueries({ queryKey: key });
        const after = client.getQueryData<{ data: Me }>(key)?.data.id;
        return before === undefined || before === after ? undefined : session.otherPerson;
      }),
  };
}
