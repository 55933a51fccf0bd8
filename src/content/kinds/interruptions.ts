import { z } from "zod";
import { label, text } from "./shared/parts.ts";

const interruption = z.strictObject({ title: text(80), lead: text(260, 20) });

/** Pages shown instead of another: without a network, after a server error, while the service is unavailable. */
export const interruptions = z.strictObject({
  offline: interruption,
  "server-error": interruption,
  unavailable: interruption,
  retry: label,
  contact: text(80),
});
export type InterruptionName = keyof Pick<z.infer<typeof interruptions>, "offline" | "server-error" | "unavailable">;
