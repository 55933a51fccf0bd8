import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

/** The secret that the suite shares with the application of BigQuery in the journeys. */
export const productSecret = "a secret that only the suite and the application share";

const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Starts a minimal application of BigQuery. It reads the code from the form that a browser posts, exchanges it with the
 * suite, and shows the result with the method and address of the request.
 */
export async function startProductApp(suite: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const code = new URLSearchParams(await text(request)).get("code") ?? "";
    const exchange = await fetch(`${suite}/api/handover/exchange`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${productSecret}` },
      body: JSON.stringify({ product: "big-query", code }),
    });
    const body = JSON.stringify({ exchange: exchange.status, ...(await exchange.json()) });
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><title>BigQuery</title><link rel="icon" href="data:,">` +
        `<h1>${request.method} ${escapeHtml(request.url ?? "")}</h1>` +
        `<p id="referer">${escapeHtml(request.headers.referer ?? "")}</p><pre>${escapeHtml(body)}</pre>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/enter`, server };
}
