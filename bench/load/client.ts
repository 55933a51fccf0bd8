import { Agent, request } from "node:http";

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

interface Sent {
  method?: "GET" | "POST";
  body?: object;
  headers?: Record<string, string>;
  /** Milliseconds after which an answer counts as missing. */
  timeout?: number;
}

export interface Client {
  /** Sends one request over a connection that stays open; rejects when there is no whole response. */
  send(path: string, options?: Sent): Promise<Reply>;
  close(): void;
}

/** Creates a client of one address. Compressed pages are read and not unpacked: the client shares the machine. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    send(path, { method = "GET", body, headers = {}, timeout = 30_000 } = {}) {
      const payload = body && JSON.stringify(body);
      const type = payload && {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(payload)),
      };
      return new Promise((resolve, reject) => {
        const sent = request(new URL(path, url), {
          agent,
          method,
          timeout,
          headers: { "accept-encoding": "br", "user-agent": "Mozilla/5.0 (load)", ...type, ...headers },
        });
        sent.on("timeout", () => sent.destroy(new Error(`no response within ${timeout} ms`)));
        sent.on("error", reject);
        sent.on("response", (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString("utf8"),
            }),
          );
        });
        sent.end(payload);
      });
    },
    close: () => agent.destroy(),
  };
}
