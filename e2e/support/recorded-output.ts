import type { Page } from "../test.ts";

/**
 * Records the output of a page that must not contain a secret: console, errors, refused calls, addresses, storage.
 * Returns a function that returns all of it as text.
 */
export function recordOutput(page: Page): () => Promise<string> {
  const output: string[] = [];
  const pending: Promise<unknown>[] = [];
  page.on("console", (message) => output.push(message.text()));
  page.on("pageerror", (error) => output.push(`${error.message} ${error.stack}`));
  page.on("request", (request) => output.push(request.url().split("#")[0]!));
  page.on("response", (response) => {
    if (response.status() < 400) return;
    // The body of a response is lost when its page is left.
    pending.push(
      response
        .text()
        .then((body) => output.push(body))
        .catch(() => undefined),
    );
  });
  return async () => {
    await Promise.all(pending);
    const storage = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    );
    return [...output, storage].join("\n");
  };
}
