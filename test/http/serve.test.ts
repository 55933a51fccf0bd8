import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { serve } from "#api/http/serve.ts";
import { get, numberId, pageQuery, patch, post, remove } from "#contract/contract.ts";
import { testDeps } from "../support/api.ts";

const note = z.object({ id: z.int(), text: z.string(), version: z.int() });
const noteContract = {
  list: get("/notes", { summary: "Notes", query: pageQuery.extend({ text: z.string().optional() }), row: note }),
  create: post("/notes", {
    summary: "Write a note",
    body: z.object({ text: z.string() }),
    status: 201,
    answers: "read",
    refuses: { text_taken: { field: "text" } },
  }),
  read: get("/notes/:id", { summary: "One note", params: numberId, data: note }),
  edit: patch("/notes/:id", {
    summary: "Edit a note",
    params: numberId,
    body: z.object({ text: z.string(), version: z.int() }),
    version: true,
    answers: "read",
    refuses: {
      unknown_note: 404,
      note_closed: 409,
      archived: [409, "note_archived"],
      text_empty: { field: "text", code: "required", status: 422 },
    },
  }),
  settle: post("/notes/parts/:id/settle", {
    summary: "Settle a part of a note, or propose to",
    params: numberId,
    body: z.object({ version: z.int() }),
    version: true,
    accepted: true,
    answers: "read",
  }),
  remove: remove("/notes/:id", { summary: "Delete a note", params: numberId, empty: "Deleted" }),
  sums: get("/sums", { summary: "Sums", query: pageQuery, row: note, meta: { total: z.int() } }),
};
const notes = [
  { id: 1, text: "one", version: 3 },
  { id: 2, text: "closed", version: 1 },
  { id: 3, text: "archived", version: 1 },
];

let inject: Awaited<ReturnType<typeof buildApi>>["inject"];

beforeAll(async () => {
  const find = (id: number) => notes.find((each) => each.id === id);
  const app = await buildApi(testDeps({} as ApiDeps["db"]), {
    calls: (api) =>
      serve(api, noteContract, {
        list: ({ query }) => ({ rows: notes.slice(0, query.limit), next: query.text ?? null }),
        create: ({ body }) => (body.text === "one" ? { ok: false, code: "text_taken" as const } : { ok: true, id: 2 }),
        read: ({ params }) => find(params.id),
        edit: ({ params, body }) => {
          const found = find(params.id);
          if (!found) return { ok: false, code: "unknown_note" as const };
          if (body.text === "") return { ok: false, code: "text_empty" as const };
          if (found.text === "closed") return { ok: false, code: "note_closed" as const };
          if (found.text === "archived") return { ok: false, code: "archived" as const };
          return body.version === found.version ? { ok: true } : { ok: false, code: "stale_version" as const };
        },
        // Part 10 belongs to note 1, and so on; what note 2 has is only proposed.
        settle: ({ params, body }) => {
          const { id, version } = find(params.id / 10)!;
          return version === body.version
            ? { ok: true, id, accepted: id === 2 }
            : { ok: false, code: "stale_version" as const, id };
        },
        remove: () => undefined,
        sums: () => ({ rows: [], next: null, meta: { total: 7 } }),
      }),
  });
  inject = app.inject.bind(app);
});

async function send(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object) {
  const response = await inject({ method, url: `/api${url}`, ...(body && { payload: body }) });
  return { status: response.statusCode, body: response.body === "" ? undefined : response.json() };
}

test("a list has its rows and its cursor, with the defaults of the query", async () => {
  expect(await send("GET", "/notes?limit=1&text=next")).toEqual({
    status: 200,
    body: { data: [notes[0]], meta: { next_cursor: "next" } },
  });
  expect((await send("GET", "/notes?limit=0")).body).toMatchObject({
    code: "invalid_input",
    issues: [{ path: "limit" }],
  });
  expect((await send("GET", "/sums")).body).toEqual({ data: [], meta: { next_cursor: null, total: 7 } });
});

test("an object is sent, or 404", async () => {
  expect(await send("GET", "/notes/1")).toEqual({ status: 200, body: { data: notes[0] } });
  expect(await send("GET", "/notes/9")).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("what was created or changed is sent as it is read", async () => {
  expect(await send("POST", "/notes", { text: "new" })).toEqual({ status: 201, body: { data: notes[1] } });
  expect(await send("PATCH", "/notes/1", { text: "x", version: 3 })).toEqual({ status: 200, body: { data: notes[0] } });
  expect(await send("DELETE", "/notes/1")).toEqual({ status: 204, body: undefined });
});

test("a change of a part is answered with the object that it belongs to, and says whether it waits", async () => {
  const settle = (part: number, version: number) => send("POST", `/notes/parts/${part}/settle`, { version });
  expect(await settle(10, 3)).toEqual({ status: 200, body: { data: notes[0] } });
  expect(await settle(20, 1)).toEqual({ status: 202, body: { data: notes[1] } });
  expect(await settle(20, 9)).toMatchObject({ status: 409, body: { code: "stale_version", current: notes[1] } });
});

test("refusals of the domain are sent as the contract says", async () => {
  expect(await send("POST", "/notes", { text: "one" })).toMatchObject({
    status: 400,
    body: { code: "invalid_input", issues: [{ path: "text", code: "text_taken" }] },
  });
  const edit = (id: number) => send("PATCH", `/notes/${id}`, { text: "x", version: 1 });
  expect(await edit(9)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await edit(2)).toMatchObject({ status: 409, body: { code: "note_closed" } });
  expect(await edit(3)).toMatchObject({ status: 409, body: { code: "note_archived" } });
  expect(await send("PATCH", "/notes/1", { text: "", version: 3 })).toMatchObject({
    status: 422,
    body: { code: "invalid_input", issues: [{ path: "text", code: "required" }] },
  });
  expect(await edit(1)).toMatchObject({ status: 409, body: { code: "stale_version", current: notes[0] } });
});

test("a handler that does not keep to its contract does not compile", () => {
  const wrong = (api: Parameters<typeof serve>[0]) =>
    serve(
      api,
      { read: noteContract.read, edit: noteContract.edit },
      {
        // @ts-expect-error: another object than the contract says.
        read: () => ({ id: 1, text: "one" }),
        // @ts-expect-error: a refusal that the contract does not name.
        edit: () => ({ ok: false, code: "note_lost" as const }),
      },
    );
  expect(wrong).toBeTypeOf("function");
});
