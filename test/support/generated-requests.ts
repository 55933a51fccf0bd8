import type { FastifyInstance, InjectOptions } from "fastify";

/** A JSON schema of the OpenAPI document, as far as requests are made from it. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  minimum?: number;
}

/** One call of the OpenAPI document. */
export interface DescribedCall {
  path: string;
  method: string;
  secured: boolean;
  parameters: { name: string; in: string; schema?: Schema }[];
  body?: Schema;
}

/** Returns a random generator, with the same sequence for the same seed (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** True in this share of the cases. */
    in: (share: number) => next() < share,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}
export type Chance = ReturnType<typeof chance>;

/** Returns every call of the API's description, with references resolved. */
export async function describedCalls(app: FastifyInstance): Promise<DescribedCall[]> {
  const { paths, components } = (await app.inject("/api/openapi.json")).json();
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(components.schemas[schema.$ref.split("/").at(-1)!]) : schema;
  return Object.entries(paths as Record<string, Record<string, Record<string, never>>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const body = (call as { requestBody?: { content: Record<string, { schema: Schema }> } }).requestBody?.content;
      const { parameters = [], security } = call as { parameters?: DescribedCall["parameters"]; security?: unknown };
      const json = body?.["application/json"]?.schema;
      return { path, method, secured: Boolean(security), parameters, ...(json ? { body: resolve(json) } : {}) };
    }),
  );
}

const long = "a".repeat(6000);
const nasty: readonly unknown[] = [
  ...["", " ", "\0", "a\0b", "\ud800", "𝕏", "<script>alert(1)</script>", "' or 1=1 --", "__proto__", "constructor"],
  ...["../../etc/passwd", "%00", "%zz", "2026-13-45T99:99:99Z", "=cmd|'/C calc'!A0", "\r\nX-Evil: 1", "null", long],
  ...[0, -1, 1.5, 1e308, -0, 2 ** 53, 2 ** 31, null, true, false, [], {}, [[[]]], { a: { b: {} } }, ["", 1]],
  ...[Array(50).fill({ a: 1 }), JSON.parse("[".repeat(20) + "]".repeat(20))],
];

/** Returns a value of a schema; `known` are values that exist in this API. */
function sampleOf(schema: Schema, by: Chance, known: readonly string[], depth = 0): unknown {
  if (by.in(0.08) || depth > 6) return by.of(nasty);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(by.of(choices), by, known, depth + 1);
  if ("const" in schema) return schema.const;
  if (schema.enum) return by.of(schema.enum);
  if (schema.type === "object" || schema.properties) {
    const fields = Object.entries(schema.properties ?? { id: {}, code: {} }).filter(() => by.in(0.92));
    const more = by.in(0.1) ? [[String(by.of(nasty)).slice(0, 50), by.of(nasty)]] : [];
    return Object.fromEntries([
      ...fields.map(([name, property]) => [name, sampleOf(property, by, known, depth + 1)]),
      ...more,
    ]);
  }
  if (schema.type === "array") {
    return Array.from({ length: by.of([0, 1, 2, 25]) }, () => sampleOf(schema.items ?? {}, by, known, depth + 1));
  }
  if (schema.type === "integer" || schema.type === "number") return by.of([1, 3, 12, schema.minimum ?? 0, 1e9]);
  if (schema.type === "boolean") return by.in(0.5);
  if (schema.format === "email") return by.of(["sari@contoh.co.id", "budi@contoh.id"]);
  return by.of([...known, "0812 3456 7890", "sari@contoh.co.id", "Sari Wulandari", "/products", "123456"]);
}

const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE"] as const;
const types = [
  ...["application/json", "application/json; charset=utf-8", "application/x-www-form-urlencoded", "text/plain"],
  ...["application/xml", "multipart/form-data; boundary=x", "application/json;charset=utf-16", "/", "a".repeat(300)],
];
const strayPaths = [
  "/",
  "/nothing",
  "/auth/sign-up",
  "/auth/ok",
  "/auth/%67et-session",
  "/orders/",
  "//orders",
  "/%",
  "/a%00b",
];

/** Returns one request: mostly as the call describes it, often with a fault. */
export function generateRequest(calls: readonly DescribedCall[], by: Chance, known: readonly string[]): InjectOptions {
  const call = by.of(calls);
  const method = by.in(0.75) ? call.method.toUpperCase() : by.of(methods);
  const text = () =>
    encodeURIComponent(
      String(by.in(0.5) ? by.of(known) : by.of(nasty))
        .toWellFormed()
        .slice(0, 300),
    );
  const query = call.parameters
    .filter((parameter) => parameter.in === "query" && by.in(0.7))
    .map(({ name, schema }) => {
      return `${name}=${encodeURIComponent(String(sampleOf(schema ?? {}, by, known)).toWellFormed())}`;
    });
  if (by.in(0.1)) query.push(`${text()}=${text()}`);
  const path = by.in(0.05) ? by.of(strayPaths) : call.path.replace(/\{\w+\}/g, text);
  const type = by.in(0.8) ? "application/json" : by.of(types);
  const headers: Record<string, string> = {
    "accept-language": by.of(["id", "en", "fr;q=x", "*"]),
    accept: by.of(["*/*", "text/html", "application/json"]),
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0",
    ...(by.in(0.5) ? { origin: by.of(["http://localhost:3000", "http://evil.example", "null", "::"]) } : {}),
    ...(by.in(0.4) ? { "idempotency-key": by.of(["k1", "k2", "", "a".repeat(201), "é"]) } : {}),
    ...(by.in(0.1) ? { "if-none-match": by.of(["*", '"a"', ",,,"]) } : {}),
    ...(by.in(0.1) ? { "x-callback-token": "x", "sec-fetch-site": "cross-site" } : {}),
    ...(method === "OPTIONS" && by.in(0.7) ? { "access-control-request-method": "POST" } : {}),
  };
  const body = method === "GET" || method === "HEAD" ? undefined : bodyOf(call, type, by, known);
  const sent = body === undefined ? {} : { payload: body, headers: { ...headers, "content-type": type } };
  const url = `/api${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  return { method: method as "GET", url, headers, ...sent };
}

function bodyOf(call: DescribedCall, type: string, by: Chance, known: readonly string[]): string | undefined {
  const whole = () => JSON.stringify(call.body ? sampleOf(call.body, by, known) : by.of(nasty));
  if (by.in(0.15)) {
    const json = whole() ?? "";
    const deep = "[".repeat(3000);
    return by.of(["", "{", "null", "\0", deep, `{"a":${deep}`, json.slice(0, -1), `${json}x`, "x".repeat(70_000)]);
  }
  if (!type.startsWith("application/x-www")) return by.in(0.05) ? undefined : whole();
  const fields = call.body ? sampleOf(call.body, by, known) : {};
  if (typeof fields !== "object" || fields === null) return "a=%00&b=%zz&=&&";
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value).toWellFormed()]);
  return new URLSearchParams(pairs).toString();
}
