import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

/** Shared by the suite and the application of BigQuery that the journeys open. */
export const productSecret = "a secret that only the suite and the application know";

const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Starts the application of BigQuery, as small as it can be: it takes the code out of the form that a browser posts,
 * exchanges it with the suite, and shows who came, by which method and address.
 */
export async function startProductApp(suite: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const code = new URLSearchParams(await text(request)).get("code") ?? "";
    const answer = await fetch(`${suite}/api/handover/exchange`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${productSecret}` },
      body: JSON.stringify({ product: "big-query", code }),
    });
    const body = JSON.stringify({ exchange: answer.status, ...(await answer.json()) });
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
