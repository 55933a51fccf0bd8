import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a played provider answers: as it should, or as providers do on bad days. */
export type Mood = "well" | "down" | "slow" | "nonsense" | "unreachable_after_work";

export interface PlayedRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}
export interface PlayedAnswer {
  status: number;
  body: unknown;
}

export interface PlayedServer {
  url: string;
  mood: Mood;
  /** Every request that came in, oldest first. */
  requests: PlayedRequest[];
  close(): Promise<void>;
}

/** A local HTTP server that plays a payment provider. `unreachable_after_work` does what was asked, then hangs up. */
export async function playProvider(answer: (request: PlayedRequest) => PlayedAnswer, port = 0): Promise<PlayedServer> {
  const played: PlayedServer = { url: "", mood: "well", requests: [], close: async () => {} };

  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming);
    played.requests.push(request);
    if (played.mood === "down") return send(outgoing, { status: 503, body: { message: "try later" } });
    if (played.mood === "nonsense") return void outgoing.writeHead(200).end("<html>maintenance</html>");
    if (played.mood === "slow") return;
    const answered = answer(request);
    if (played.mood === "unreachable_after_work") return void incoming.socket.destroy();
    send(outgoing, answered);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  played.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  played.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return played;
}

async function read(incoming: IncomingMessage): Promise<PlayedRequest> {
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

function send(outgoing: ServerResponse, { status, body }: PlayedAnswer): void {
  outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
