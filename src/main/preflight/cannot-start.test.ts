import { createServer } from "node:net";
import { expect, test } from "vitest";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { nameOfDatabase, orCannotStart } from "./cannot-start.ts";

test("a database that cannot be reached is reported in one sentence without the password", async () => {
  const url = "postgres://shop:hunter2@localhost:1/shop";
  const failure: Error = await orCannotStart(`DATABASE_URL (${nameOfDatabase(url)})`, openPostgres(url)).then(
    () => new Error("it started"),
    (error) => error,
  );
  expect(failure.message).toMatch(/^DATABASE_URL \(localhost:1\/shop\): connect ECONNREFUSED [^\n]+$/);
  expect(failure.message).not.toContain("hunter2");
});

test("a port that cannot be opened is named with the reason", async () => {
  const listening = new Promise((resolve, reject) => {
    createServer()
      .once("error", reject)
      .listen({ port: 0, host: "host.invalid" }, () => resolve(undefined));
  });
  await expect(orCannotStart("HOST, PORT", listening)).rejects.toThrow(/^HOST, PORT: getaddrinfo \w+ host.invalid$/);
});

test("the cause of a failed migration is reported", async () => {
  const failed = Promise.reject(new Error("Migration 0001 failed", { cause: new Error("permission denied") }));
  await expect(orCannotStart("DATABASE_URL", failed)).rejects.toThrow(
    "DATABASE_URL: Migration 0001 failed: permission denied",
  );
});
