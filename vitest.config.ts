import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Half of the long tests wait for processes and databases; on two cores two files at once keep both busy.
    maxWorkers: 2,
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
