import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "#client/api/outcome.ts";
import { refused } from "#client/api/outcome.ts";
import { changeInTurn, changeNow } from "./change-now.ts";
import { withChanges } from "./pending-changes.ts";
import { queryClient } from "./query-client.ts";
import { callKey } from "./query-key.ts";

const lead = (id: string, state: string, version = 1) => ({ id, state, version });
const listKey = callKey("/admin/leads", {}, "list");
const oneKey = callKey("/admin/leads/a", {}, "one");
type Stored = { id: string; version: number }[];

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(listKey, { pages: [{ data: [lead("a", "new"), lead("b", "new")] }], pageParams: [] });
  queryClient.setQueryData(oneKey, { data: lead("a", "new") });
});

const inList = () => queryClient.getQueryData<{ pages: { data: unknown }[] }>(listKey)!.pages[0]!.data;
const alone = () => queryClient.getQueryData<{ data: unknown }>(oneKey)!.data;
const change = (ids: string[], state: string, send: (objects: Stored) => Promise<Outcome<Stored>>, version = 1) =>
  changeNow({
    resource: "/admin/leads",
    objects: ids.map((id) => ({ id, version, shown: { state } })),
    send,
    stored: (data) => data,
  });
const done = (data: Stored): Promise<Outcome<Stored>> => Promise.resolve({ ok: true, status: 200, data });

test("what is shown is changed in lists and alone, and only where it is meant", () => {
  const changes = [
    { path: "/admin/leads", id: "a", shown: { state: "won" } },
    { path: "/admin/notifications/unread", shown: { unread: 2 } },
  ];
  expect(withChanges("/admin/leads", [lead("a", "new"), lead("b", "new")], changes)).toEqual([
    lead("a", "won"),
    lead("b", "new"),
  ]);
  expect(withChanges("/admin/leads/a", lead("a", "new"), changes)).toEqual(lead("a", "won"));
  expect(withChanges("/admin/notifications/unread", { unread: 3 }, changes)).toEqual({ unread: 2 });
  const other = [lead("a", "new")];
  expect(withChanges("/admin/customers", other, changes)).toBe(other);
});

test("what the server stored stays with its version; what it left alone is as it was", async () => {
  await change(["a", "b"], "contacted", () => done([{ id: "a", version: 2 }]));
  expect(inList()).toEqual([lead("a", "contacted", 2), lead("b", "new")]);
  expect(alone()).toEqual(lead("a", "contacted", 2));
});

test("what has to be read again still has to be, although a change was written into it", async () => {
  await change(["a"], "contacted", async () => {
    await queryClient.invalidateQueries({ queryKey: listKey, refetchType: "none" });
    return done([{ id: "a", version: 2 }]);
  });
  expect(inList()).toEqual([lead("a", "contacted", 2), lead("b", "new")]);
  expect(queryClient.getQueryState(listKey)?.isInvalidated).toBe(true);
});

test("a refused change leaves everything as it was", async () => {
  const outcome = await change(["a"], "won", () => Promise.resolve(refused(409, "stale_version")));
  expect(outcome.ok).toBe(false);
  expect(inList()).toEqual([lead("a", "new"), lead("b", "new")]);
  expect(alone()).toEqual(lead("a", "new"));
});

test("a second press waits for the first and is sent with the version to which that led", async () => {
  const answer = Promise.withResolvers<Outcome<Stored>>();
  const first = change(["a"], "contacted", () => answer.promise, 7);
  const send = vi.fn((objects: Stored) => done(objects.map(({ id, version }) => ({ id, version: version + 1 }))));
  const second = change(["a"], "qualified", send, 7);
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  answer.resolve({ ok: true, status: 200, data: [{ id: "a", version: 8 }] });
  await first;
  await second;
  expect(send).toHaveBeenCalledWith([{ id: "a", version: 8 }]);
  expect(alone()).toEqual(lead("a", "qualified", 9));
});

/** Sends a form that was filled when the lead had a version, and returns the version that was sent. */
async function submit(version: number, answered = { version: 0 }): Promise<number> {
  const send = vi.fn(
    (_version: number): Promise<Outcome<{ version: number }>> =>
      Promise.resolve({ ok: true, status: 200, data: answered }),
  );
  await changeInTurn("/admin/leads", { id: "a", version }, send, (data) => data);
  return send.mock.calls[0]![0];
}

test("a form that is sent while one's own press is stored changes the version that the press leads to", async () => {
  const answer = Promise.withResolvers<Outcome<Stored>>();
  const pressed = change(["a"], "contacted", () => answer.promise, 7);
  const sent = submit(7);
  answer.resolve({ ok: true, status: 200, data: [{ id: "a", version: 8 }] });
  await pressed;
  expect(await sent).toBe(8);
  // What somebody else changed since is seen, and later than the press.
  expect(await submit(9)).toBe(9);
});

test("a press after a form was stored is sent with the version to which that led, and what the form answered is shown", async () => {
  const stored = { version: 31, name: "Sari" };
  expect(await submit(30, stored)).toBe(30);
  expect(alone()).toEqual({ id: "a", state: "new", ...stored });
  const send = vi.fn((objects: Stored) => done(objects));
  await change(["a"], "qualified", send, 30);
  expect(send).toHaveBeenCalledWith([{ id: "a", version: 31 }]);
});
