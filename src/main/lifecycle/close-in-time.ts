import type { Server } from "node:http";

export interface Closing {
  server: Pick<Server, "closeAllConnections" | "closeIdleConnections">;
  close(): PromiseLike<unknown>;
}

/**
 * Closes the API. Requests in flight may end by themselves; what is not over by then is cut off, else a single half-sent
 * request would keep the process from ending.
 * @param patience how long that may take, in milliseconds
 */
export async function closeInTime(api: Closing, patience = 10_000): Promise<void> {
  const timer = setTimeout(() => api.server.closeAllConnections(), patience).unref();
  // Node closes what is idle once, at the beginning; a connection kept alive after its last answer would stay for a minute.
  const sweep = setInterval(() => api.server.closeIdleConnections(), 50).unref();
  try {
    await api.close();
  } finally {
    clearTimeout(timer);
    clearInterval(sweep);
  }
}
