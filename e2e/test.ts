import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";

export * from "@playwright/test";

interface Errors {
  /** What pages of this worker threw or wrote to the console as an error during the test, with its address. */
  seen: string[];
  allowed: RegExp[];
}

interface Journey {
  /** Names the errors that this test provokes: a refusal or a broken line stands in the console as well. */
  allowErrors: (...patterns: RegExp[]) => void;
  failOnErrors: undefined;
}

/** The line that a refused call of the API leaves in the console; `path` is a pattern. */
export const refusal = (status: number, path: string) => new RegExp(`status of ${status} .*/api${path}[?)]`);

/** The line of a call that did not get through. */
export const cutOff = /net::ERR_/;

/** The test of every journey: it fails on any script error and any console error that it has not allowed. */
export const test = base.extend<Journey, { errors: Errors }>({
  errors: [
    async ({ browser }, use) => {
      const errors: Errors = { seen: [], allowed: [] };
      watchContexts(browser, errors.seen);
      await use(errors);
    },
    { scope: "worker", auto: true },
  ],
  allowErrors: async ({ errors }, use) => {
    await use((...patterns) => void errors.allowed.push(...patterns));
  },
  failOnErrors: [
    async ({ errors }, use) => {
      errors.seen.length = errors.allowed.length = 0;
      await use(undefined);
      const unexpected = errors.seen.filter((line) => !errors.allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Watches every context that the worker's browser opens from now on, those of tests and those of fixtures. */
function watchContexts(browser: Browser, seen: string[]): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watch(context, seen);
    return context;
  };
}

function watch(context: BrowserContext, seen: string[]): void {
  context.on("weberror", (error) => seen.push(`script error: ${error.error().stack ?? error.error()}`));
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
}
