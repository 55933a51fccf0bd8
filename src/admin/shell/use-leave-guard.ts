import { useEffect } from "react";
import { useBlocker } from "react-router";
import { confirmAction } from "../dialog/confirm-action.ts";
import { hasUnsavedForm } from "../form/unsaved-forms.ts";
import { useWords } from "../words/use-words.ts";

/** Asks before a screen with unsaved changes is left, for another one or by closing the tab. */
export function useLeaveGuard(): void {
  const { leave, leaveAnyway, stay } = useWords("admin").form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once for each attempt to leave.
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = { ...leave, confirm: leaveAnyway, cancel: stay, danger: true };
    void confirmAction(question).then((confirmed) => (confirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => hasUnsavedForm() && event.preventDefault();
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, []);
}
