import type { Server } from "node:http";

interface Serving {
  server: Pick<Server, "closeAllConnections">;
  close(): PromiseLike<unknown>;
}

/**
 * Closes the API. Requests in flight may end by themselves; what is not over by then is cut off, else a single half-sent
 * request would keep the process from ending.
 * @param patience how long that may take, in milliseconds
 */
export async function closeInTime(api: Serving, patience = 10_000): Promise<void> {
  const timer = setTimeout(() => api.server.closeAllConnections(), patience).unref();
  try {
    await api.close();
  } finally {
    clearTimeout(timer);
  }
}
