import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Closing, closeInTime } from "./close-in-time.ts";

/** Creates the phase of the process between its start and its end; readiness and connections depend on it. */
export function createServing() {
  let phase: "starting" | "serving" | "draining" = "starting";
  return {
    begin() {
      phase = "serving";
    },
    isServing: () => phase === "serving",

    /**
     * While draining, each response closes its connection: the load balancer sends the next request to another
     * instance.
     */
    closeConnectionsWhileDraining(next: RequestListener): RequestListener {
      return (request, response) => {
        if (phase === "draining") response.setHeader("Connection", "close");
        next(request, response);
      };
    },

    /**
     * Ends readiness first. Requests are served until a load balancer has had the time to notice, then those in flight
     * may end. Before the first request is served, nothing waits.
     * @param delay how long a load balancer needs, in milliseconds
     */
    async drain(api: Closing, delay: number, wait: (ms: number) => Promise<unknown> = sleep): Promise<void> {
      const hasServed = phase !== "starting";
      phase = "draining";
      if (hasServed) await wait(delay);
      await closeInTime(api);
    },
  };
}
