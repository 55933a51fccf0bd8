import type { RequestListener, Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
export type Serving = ReturnType<typeof createServing>;

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

interface Closing {
  server: Pick<Server, "closeAllConnections" | "closeIdleConnections">;
  close(): PromiseLike<unknown>;
}

/**
 * Closes the server. Requests in flight may finish; those that take longer are cut off, else a single half-sent request
 * would prevent the process from ending.
 * @param timeout how long requests may take to finish, in milliseconds
 */
export async function closeInTime(api: Closing, timeout = 10_000): Promise<void> {
  const timer = setTimeout(() => api.server.closeAllConnections(), timeout).unref();
  // Node closes idle connections once, at the beginning; one kept alive after its last response would stay for a
  // minute.
  const sweep = setInterval(() => api.server.closeIdleConnections(), 50).unref();
  try {
    await api.close();
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
  }
}
