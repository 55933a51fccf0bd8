import pg from "pg";
import { expect, test } from "vitest";
import { isOutage } from "./outage.server.ts";

test("a database that refuses connections is an outage", async () => {
  const pool = new pg.Pool({ host: "localhost", port: 1, connectionTimeoutMillis: 2000 });
  const error = await pool.query("select 1").catch((thrown) => thrown);
  expect(isOutage(error)).toBe(true);
  await pool.end();
});

test.each(["57P01", "57P03", "08006", "53300", "57014", "55P03", "ETIMEDOUT"])("so is %s", (code) => {
  expect(isOutage(Object.assign(new Error("x"), { code }))).toBe(true);
});

test("an error of the statement, or any other, is not an outage", () => {
  for (const code of ["23505", "42P01", "ENOENT"])
    expect(isOutage(Object.assign(new Error("x"), { code }))).toBe(false);
  expect(isOutage(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect([new Error("x"), null, undefined, "57P01"].some(isOutage)).toBe(false);
});
