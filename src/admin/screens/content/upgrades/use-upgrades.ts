import type { UpgradeRow } from "#publishing/upgrades/upgrade-contract.ts";
import { type CallResult, useCall } from "../../../kit/data.ts";

const none: readonly UpgradeRow[] = [];

/** Returns the edited texts whose shipped words a release changed. */
export function useUpgrades(): Omit<CallResult<UpgradeRow[]>, "data" | "meta"> & { rows: readonly UpgradeRow[] } {
  const { data = none, ...result } = useCall("/admin/content/upgrades");
  return { ...result, rows: data };
}
