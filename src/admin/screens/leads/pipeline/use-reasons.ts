import type { CloseReasonView } from "#leads/pipeline/pipeline-contract.ts";
import { useCall, useLocale } from "../../../kit/data.ts";

const none: readonly CloseReasonView[] = [];

/** Returns why leads are won and lost, and how each reason is called in the language of the screen. */
export function useReasons() {
  const locale = useLocale();
  const { data = none, isLoading } = useCall("/admin/leads/reasons");
  return {
    reasons: data,
    isLoading,
    reasonName: (id: number | null) =>
      id === null ? "" : (data.find((one) => one.id === id)?.label[locale] ?? `${id}`),
  };
}
