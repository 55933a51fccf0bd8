import { useAuditNames } from "./use-audit-names.ts";

/** Says in words who did something, as histories name it: somebody of the staff, `operator:<name>` or `job:<name>`. */
export function ActorName({ by }: { by: string }) {
  return useAuditNames().by(by);
}
