import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4477);

/** Journeys run against the built server, on an embedded database of their own, with a real SMTP server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // One more than there are cores, since journeys also wait for mails; beside them `npm test` runs the other tests.
  workers: 3,
  // A journey that fails once is repaired.
  retries: 0,
  // Limits for what hangs, the same for all journeys: three share two cores with the server and the other tests.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/playwright.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A running animation delays every click until it ends. Animations are checked by eye.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL ?? process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--process-per-site",
        "--renderer-process-limit=1",
      ],
    },
  },
  projects: [
    { name: "chromium", testIgnore: "engines/**", use: { ...devices["Desktop Chrome"] } },
    // Each file has browsers of its own, which its tests share.
    { name: "engines", testMatch: "engines/*.spec.ts", fullyParallel: false, workers: 2 },
  ],
  webServer: {
    command: "node e2e/support/serve.ts",
    url: `http://localhost:${port}/readyz`,
    // It starts while other tests run.
    timeout: 180_000,
    env: { E2E_PORT: String(port) },
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
  },
});
