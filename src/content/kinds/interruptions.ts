import { z } from "zod";
import { label, text } from "./shared/parts.ts";

const interruption = z.strictObject({ title: text(80), lead: text(260, 20) });

/** What stands in a page's place: without a network, after a failure of ours, while we cannot answer. */
export const interruptions = z.strictObject({
  offline: interruption,
  "server-error": interruption,
  unavailable: interruption,
  retry: label,
  contact: text(80),
});
export type InterruptionName = keyof Pick<z.infer<typeof interruptions>, "offline" | "server-error" | "unavailable">;
