import type { StaffView } from "#accounts/staff/staff-contract.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge } from "../../kit/parts.ts";

/** Renders what somebody has set up as their second factor. */
export function FactorState({ member }: { member: Pick<StaffView, "two_factor" | "passkeys"> }) {
  const { factors } = useWords("admin-staff");
  const { two_factor, passkeys } = member;
  if (!two_factor && passkeys === 0) return <StateBadge tone="warn">{factors.missing}</StateBadge>;
  return [two_factor && factors.app, passkeys > 0 && fill(factors.passkeys, { count: passkeys })]
    .filter(Boolean)
    .join(", ");
}
