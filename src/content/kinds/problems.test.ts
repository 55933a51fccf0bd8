import { describe, expect, test } from "vitest";
import { locales } from "#text/locales.ts";
import { readSet } from "../read-set.server.ts";
import { problemCodes } from "./problems.ts";

/** Refusals that only a program can cause; its developer finds what to do in the documentation. */
const ofPrograms = new Set<string>([
  ...["invalid_json", "method_not_allowed", "body_too_complex", "unsupported_media_type"],
  ...["idempotency_key_reused", "idempotency_key_required", "invalid_idempotency_key"],
]);
/** One sentence is enough where it is itself what to do. */
const isInstruction = /^(Enter|Tulis|You need to|Anda perlu|Some fields need|Ada isian yang perlu)\b/;

describe.each(locales)("in %s", (locale) => {
  const { problems } = readSet(locale, "problems");
  test.each(problemCodes.filter((code) => !ofPrograms.has(code)))("%s says what happened and what to do", (code) => {
    const text = problems[code]!;
    expect(isInstruction.test(text) || /[.;] \S/.test(text), text).toBe(true);
  });
});
