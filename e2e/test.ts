import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";

export * from "@playwright/test";

interface Errors {
  /** Script errors and console errors of this worker's pages during the test, with their addresses. */
  lines: string[];
  allowed: RegExp[];
}

interface Journey {
  /** Names the errors that this test causes, since refused and failed calls are written to the console. */
  allowErrors: (...patterns: RegExp[]) => void;
  failOnErrors: undefined;
}

/** Returns a pattern of the console line for a refused call of the API; `path` is a pattern. */
export const refusal = (status: number, path: string) => new RegExp(`status of ${status} .*/api${path}[?)]`);

/** A pattern of the console line for a call that did not reach the server. */
export const cutOff = /net::ERR_/;

/** Contexts that the tests of a worker share; all others are closed at the end of their test. */
export const sharedContexts = new WeakSet<BrowserContext>();

/** The test function of every journey. A test fails on any script error or console error that it has not allowed. */
export const test = base.extend<Journey, { errors: Errors }>({
  errors: [
    async ({ browser }, use) => {
      const errors: Errors = { lines: [], allowed: [] };
      watchContexts(browser, errors.lines);
      await use(errors);
    },
    { scope: "worker", auto: true },
  ],
  allowErrors: async ({ errors }, use) => {
    await use((...patterns) => void errors.allowed.push(...patterns));
  },
  failOnErrors: [
    async ({ browser, errors }, use) => {
      errors.lines.length = errors.allowed.length = 0;
      await use(undefined);
      // A page left open would go on calling, and its errors would count against a later test.
      const own = browser.contexts().filter((context) => !sharedContexts.has(context));
      await Promise.all(own.map((context) => context.close()));
      const unexpected = errors.lines.filter((line) => !errors.allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Watches every context that the worker's browser opens from now on, by tests and by fixtures. */
function watchContexts(browser: Browser, lines: string[]): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watch(context, lines);
    return context;
  };
}

function watch(context: BrowserContext, lines: string[]): void {
  context.on("weberror", (error) =>
    lines.push(`script error: ${error.error().stack || error.error()} (${error.page()?.url()})`),
  );
  context.on("console", (message) => {
    if (message.type() === "error") lines.push(`${message.text()} (${message.location().url})`);
  });
}
