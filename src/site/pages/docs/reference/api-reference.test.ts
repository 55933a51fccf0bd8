import { expect, test } from "vitest";
import { readReference } from "./api-reference.ts";

const specification = {
  paths: {
    "/api/quotes": {
      post: {
        tags: ["shop"],
        summary: "Work out a price",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Quote" } } } },
        responses: { 200: {}, 400: {} },
      },
    },
    "/api/orders/{id}": {
      get: {
        tags: ["shop"],
        security: [{ bearer: [] }],
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }],
        responses: { 200: {} },
      },
    },
    "/api/search": {
      get: { parameters: [{ name: "q", in: "query", schema: { type: "string", minLength: 2, maxLength: 100 } }] },
    },
  },
  components: {
    schemas: {
      Quote: {
        type: "object",
        required: ["months"],
        properties: {
          months: { type: "integer", minimum: 1, maximum: 36 },
          voucher_code: { anyOf: [{ type: "string" }, { type: "null" }], maxLength: 40 },
          product: { enum: ["a", "b", "c", "d", "e", "f", "g", "h"] },
          locale: { enum: ["id", "en"], default: "id" },
          seats: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
        },
      },
    },
  },
};

test("groups calls by tag, with addresses below /api", () => {
  const [shop, site] = readReference(specification);
  expect(shop!.tag).toBe("shop");
  expect(shop!.calls.map(({ method, path, id }) => [method, path, id])).toEqual([
    ["POST", "/quotes", "post-quotes"],
    ["GET", "/orders/{id}", "get-orders-id"],
  ]);
  expect(site!.calls[0]!.path).toBe("/search");
});

test("lists the fields of a body, following references", () => {
  const [shop] = readReference(specification);
  expect(shop!.calls[0]!.inputs).toEqual([
    {
      location: "body",
      fields: [
        { name: "months", kind: "integer", required: true, bounds: "1–36" },
        { name: "voucher_code", kind: "string | null", required: false, bounds: "≤ 40" },
        { name: "product", kind: "a | b | c | d | e | f | … +2", required: false, bounds: "" },
        { name: "locale", kind: "id | en", required: false, bounds: '= "id"' },
        { name: "seats", kind: "integer", required: false, bounds: "" },
      ],
    },
  ]);
});

test("knows which calls need a login, and path and query inputs", () => {
  const [shop, site] = readReference(specification);
  expect(shop!.calls.map(({ bearer }) => bearer)).toEqual([false, true]);
  expect(shop!.calls[1]!.inputs[0]).toEqual({
    location: "path",
    fields: [{ name: "id", kind: "uuid", required: true, bounds: "" }],
  });
  expect(site!.calls[0]!.inputs[0]!.fields[0]!.bounds).toBe("2–100");
});
