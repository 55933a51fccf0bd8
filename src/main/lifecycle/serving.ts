import type { RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Closing, closeInTime } from "./close-in-time.ts";

/** Where the process stands between its start and its end, which readiness and connections go by. */
export function createServing() {
  let phase: "starting" | "serving" | "draining" = "starting";
  return {
    begin() {
      phase = "serving";
    },
    isServing: () => phase === "serving",

    /** While draining, each answer ends its connection: who comes again is sent to another instance. */
    partWhileDraining(next: RequestListener): RequestListener {
      return (request, response) => {
        if (phase === "draining") response.setHeader("Connection", "close");
        next(request, response);
      };
    },

    /**
     * Readiness goes first. Requests are served on until a load balancer has had the time to see that, then those in
     * flight may end.
     * @param delay how long a load balancer needs, in milliseconds
     */
    async drain(api: Closing, delay: number, wait: (ms: number) => Promise<unknown> = pause): Promise<void> {
      phase = "draining";
      await wait(delay);
      await closeInTime(api);
    },
  };
}
