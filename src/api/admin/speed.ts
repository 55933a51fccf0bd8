import { readSpeed } from "#insight/speed/read-speed.server.ts";
import { speedContract } from "#insight/speed/speed-contract.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** How pages loaded for real visitors, beside the budgets. */
export function speed(api: Api, { db, now }: ApiDeps): void {
  serve(api, speedContract, {
    read: ({ query: { days: count, by, ...only } }) => {
      const today = jakartaDay(now());
      const days = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
      return readSpeed(db, { days, by, only });
    },
  });
}
