import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
