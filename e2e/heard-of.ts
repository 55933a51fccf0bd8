import type { Page } from "./test.ts";

/** Everything a page says, keeps or asks for, where a secret has no place: console, errors, refusals, addresses, storage. */
export function listenTo(page: Page): () => Promise<string> {
  const heard: string[] = [];
  const waiting: Promise<unknown>[] = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", (error) => heard.push(`${error.message} ${error.stack}`));
  page.on("request", (request) => heard.push(request.url().split("#")[0]!));
  page.on("response", (response) => {
    if (response.status() < 400) return;
    // A page that was left takes its answer with it.
    waiting.push(
      response
        .text()
        .then((body) => heard.push(body))
        .catch(() => undefined),
    );
  });
  return async () => {
    await Promise.all(waiting);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    return [...heard, kept].join("\n");
  };
}
