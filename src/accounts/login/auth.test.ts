import { APIError } from "better-auth/api";
import { expect, test } from "vitest";
import { reportFailure } from "./auth.server.ts";

test.each<[string, unknown, string[]]>([
  ["a refusal", new APIError("FORBIDDEN", { message: "Invalid origin" }), []],
  ["a failure of the library", new APIError("INTERNAL_SERVER_ERROR"), ["INTERNAL_SERVER_ERROR"]],
  ["an unexpected error", new TypeError("sari@contoh.co.id is not a function"), ["TypeError"]],
])("%s", (_what, error, reported) => {
  const messages: string[] = [];
  reportFailure(error, (message) => messages.push(message));
  expect(messages).toEqual(reported);
});
