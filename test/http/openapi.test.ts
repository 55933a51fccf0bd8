import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { referencePages } from "#site/pages/docs/reference/reference-pages.ts";
import { locales } from "#text/locales.ts";
import { testDeps } from "../support/api.ts";

// biome-ignore lint/suspicious/noExplicitAny: of a document each test reads a part
type Json = any;

/** The documents of the public calls and of the back office. */
const documents: Record<string, Json> = {};

beforeAll(async () => {
  const scopes: FastifyInstance[] = [];
  const app = await buildApi(testDeps({} as Database), {
    calls: async (api, deps) => {
      api.addHook("onRegister", (scope) => void scopes.push(scope));
      await registerCalls(api, deps as ApiDeps);
    },
  });
  documents.public = JSON.parse(JSON.stringify(app.swagger()));
  documents.admin = JSON.parse(JSON.stringify(scopes.find((scope) => scope.adminOpenapi)!.adminOpenapi()));
  await app.close();
});

/** Every call of a document with its name. */
const callsOf = (document: Json): [string, Json][] =>
  Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, call]): [string, Json] => [`${method.toUpperCase()} ${path}`, call]),
  );

/** Every schema of a document, also those inside others. */
function* schemasIn(value: Json): Generator<Json> {
  if (typeof value !== "object" || value === null) return;
  if (typeof value.type === "string" && !("in" in value)) yield value;
  for (const inner of Object.values(value)) yield* schemasIn(inner);
}

test.each(["public", "admin"])("%s: every call has a name of its own and says whether it needs a login", (which) => {
  const calls = callsOf(documents[which]);
  expect(calls.length).toBeGreaterThan(70);
  const ids = calls.map(([, { operationId }]) => operationId);
  expect(ids.filter((id) => !/^[a-z]+[A-Z]\w*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(calls.filter(([, { security }]) => !Array.isArray(security)).map(([name]) => name)).toEqual([]);
  const open = calls.filter(([, { security }]) => security.length === 0).map(([name]) => name);
  expect(open).toEqual(which === "admin" ? [] : expect.arrayContaining(["POST /contact-us", "GET /packages"]));
});

test.each(locales)("the reference in %s says what each of its calls is for", (locale) => {
  const { calls } = readSet(locale, "docs").reference;
  const tags = new Set<string>(Object.values(referencePages).flat());
  const shown = callsOf(documents.public).filter(([, call]) => call.tags?.some((tag: string) => tags.has(tag)));
  expect(shown.length).toBeGreaterThan(70);
  expect(shown.map(([name]) => name).filter((name) => !calls[name])).toEqual([]);
});

test.each(["public", "admin"])("%s: an answer has its media type, and JSON has a schema", (which) => {
  for (const [name, { responses }] of callsOf(documents[which])) {
    const successes = Object.entries<Json>(responses).filter(([status]) => status < "400");
    expect(successes.length, `${name} says nothing of its success`).toBeGreaterThan(0);
    for (const [status, { content, description }] of successes) {
      // Media types in words are not read by programs.
      expect(description, `${name} ${status}`).not.toMatch(/^[a-z]+\/[\w.+-]+$/);
      const { schema } = content?.["application/json"] ?? {};
      if (content?.["application/json"]) expect(Object.keys(schema ?? {}), `${name} ${status}`).not.toEqual([]);
      if (/\.(csv|pdf)$/.test(name))
        expect(
          Object.keys(content).every((type) => /csv|spreadsheetml|pdf/.test(type)),
          name,
        ).toBe(true);
    }
  }
});

test.each(["public", "admin"])(
  "%s: every schema is used, is one of JSON Schema, and a list says what it lists",
  (which) => {
    const document = documents[which];
    const text = JSON.stringify(document);
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !text.includes(`#/components/schemas/${name}"`))).toEqual([]);
    for (const schema of schemasIn(document))
      if (schema.type === "array") expect(schema.items ?? schema.prefixItems, JSON.stringify(schema)).toBeDefined();
  },
);

test.each(["public", "admin"])("%s: every example obeys its schema", (which) => {
  const document = documents[which];
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", components: document.components });
  /** Returns what is wrong with a value. */
  function faults(schema: Json, value: Json): string[] {
    const referring = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
    const validate = ajv.compile(referring);
    return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
  const found: Record<string, string[]> = {};
  let examples = 0;
  const check = (name: string, { schema, example }: Json) => {
    if (example === undefined || !schema) return;
    examples += 1;
    const wrong = faults(schema, example);
    if (wrong.length > 0) found[name] = wrong;
  };
  for (const [name, { parameters = [], requestBody, responses }] of callsOf(document)) {
    for (const parameter of parameters) check(`${name} ${parameter.name}`, parameter);
    for (const media of Object.values<Json>(requestBody?.content ?? {})) check(`${name} body`, media);
    for (const [status, { content = {} }] of Object.entries<Json>(responses))
      for (const media of Object.values<Json>(content)) check(`${name} ${status}`, media);
  }
  expect(found).toEqual({});
  if (which === "public") expect(examples).toBeGreaterThan(100);
});
