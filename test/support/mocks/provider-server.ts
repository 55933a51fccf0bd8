import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a mock provider fails, if at all. With `response_lost` it does its work, then closes the connection. */
export type Fault = "none" | "down" | "slow" | "invalid" | "response_lost";

export interface MockRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}
export interface MockResponse {
  status: number;
  body: unknown;
}

export interface MockServer {
  url: string;
  fault: Fault;
  /** Every received request, oldest first. */
  requests: MockRequest[];
  close(): Promise<void>;
}

/** Starts a local HTTP server that responds as a payment provider. */
export async function startMockProvider(
  respond: (request: MockRequest) => MockResponse,
  port = 0,
): Promise<MockServer> {
  const mock: MockServer = { url: "", fault: "none", requests: [], close: async () => {} };

  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming);
    mock.requests.push(request);
    if (mock.fault === "down") return send(outgoing, { status: 503, body: { message: "try later" } });
    if (mock.fault === "invalid") return void outgoing.writeHead(200).end("<html>maintenance</html>");
    if (mock.fault === "slow") return;
    const response = respond(request);
    if (mock.fault === "response_lost") return void incoming.socket.destroy();
    send(outgoing, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  mock.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mock.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return mock;
}

async function read(incoming: IncomingMessage): Promise<MockRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return {
    method: incoming.method ?? "GET",
    path: incoming.url ?? "/",
    headers: incoming.headers,
    body: text ? JSON.parse(text) : {},
  };
}

function send(outgoing: ServerResponse, { status, body }: MockResponse): void {
  outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
