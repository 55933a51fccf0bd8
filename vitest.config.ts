import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As in the browser's journeys: a test of processes and clocks may be tried once more where others share the machine.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}"], exclude: ["src/**/*.db.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["src/**/*.db.test.ts"],
          globalSetup: ["src/infra/database/testing-postgres.server.ts"],
        },
      },
    ],
  },
});
