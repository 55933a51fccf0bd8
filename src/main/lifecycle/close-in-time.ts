import type { Server } from "node:http";

export interface Closing {
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
