import { expect, test } from "vitest";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import { rupiah } from "#money/rupiah.ts";
import type { OrderRowView } from "#shop/order-desk/order-contract.ts";
import { changeOf, greetingAt, halves } from "./changes.ts";
import { type TurnLists, turnsOf } from "./turns.ts";

const me = { id: "me", name: "Rina Demo", username: "rina" };
const now = new Date("2026-11-27T07:00:00Z");
const lead = (id: string, received_at: string, owner: LeadRowView["owner"] = null) =>
  ({ id, received_at, owner, name: id }) as LeadRowView;
const order = (
  id: string,
  attention: Partial<NonNullable<OrderRowView["attention"]>> | null,
  due: string | null = null,
) =>
  ({
    id,
    placed_at: "2026-11-25T02:00:00Z",
    workspace_due: due,
    attention: attention && { in_review: false, surplus: rupiah(0), to_send: rupiah(0), proposed: false, ...attention },
  }) as OrderRowView;
const kinds = (lists: TurnLists) => turnsOf(lists, me, now).map(({ kind, to }) => `${kind} ${to}`);

test("what waits longest stands first, whatever list it is from", () => {
  const waiting = [lead("late", "2026-11-20T02:00:00Z"), lead("new", "2026-11-27T06:00:00Z")];
  expect(kinds({ leads: waiting, orders: [order("o", { surplus: rupiah(-29_000) })] })).toEqual([
    "lead /leads/late",
    "order /orders/o",
    "lead /leads/new",
  ]);
});

test("a lead of somebody else is not my turn, one of nobody is", () => {
  const at = "2026-11-20T02:00:00Z";
  const leads = [
    lead("theirs", at, { id: "other", name: "Budi" }),
    lead("mine", at, { id: "me", name: "Rina" }),
    lead("free", at),
  ];
  expect(kinds({ leads })).toEqual(["lead /leads/mine", "lead /leads/free"]);
});

test("my tasks stand among what waits, by when they are due", () => {
  const tasks = [{ id: "t", due_at: "2026-11-26T02:00:00Z" }] as unknown as TurnLists["tasks"];
  const leads = [lead("late", "2026-11-20T02:00:00Z"), lead("new", "2026-11-27T06:00:00Z")];
  expect(kinds({ leads, tasks })).toEqual(["lead /leads/late", "task /tasks/t", "lead /leads/new"]);
});

test.each([
  [{ proposed: true, surplus: rupiah(5) }, "proposed"],
  [{ surplus: rupiah(5), in_review: true }, "surplus"],
  [{ surplus: rupiah(-5) }, "owed"],
  [{ to_send: rupiah(5) }, "refund"],
  [{ in_review: true }, "review"],
  [{}, undefined],
] as const)("an order with %j needs %s", (attention, need) => {
  const [turn] = turnsOf({ orders: [order("o", attention)] }, me, now);
  expect(turn && "need" in turn ? turn.need : undefined).toBe(need);
});

test("an order is one row, also when its workspace waits too", () => {
  const both = order("o", { to_send: rupiah(5) }, "2026-11-28");
  expect(kinds({ orders: [both], workspaces: [both, order("w", null, "2026-11-28")] })).toEqual([
    "order /orders/o",
    "workspace /orders/w",
  ]);
});

test("suspects are one row, my own publication waits for others, and an event only on its day", () => {
  const publication = { id: "p", author: "Rina Demo", requested_at: "2026-11-26T02:00:00Z" };
  const event = (id: string, starts_at: string, ends_at: string) => ({ id, starts_at, ends_at });
  expect(
    kinds({
      suspects: [lead("a", "2026-11-26T02:00:00Z"), lead("b", "2026-11-26T03:00:00Z")],
      suspectCount: 7,
      publications: [publication, { ...publication, id: "q", author: "Budi" }],
      events: [
        event("today", "2026-11-27T12:00:00Z", "2026-11-27T14:00:00Z"),
        event("past", "2026-11-26T12:00:00Z", "2026-11-26T14:00:00Z"),
        event("later", "2026-12-04T12:00:00Z", "2026-12-04T14:00:00Z"),
      ],
      failedJobs: 2,
    } as unknown as TurnLists),
  ).toEqual(["spam /leads?state=suspect", "publication /content/publications/q", "event /events/today", "jobs /jobs"]);
});

test("the last 30 days are compared with the 30 before", () => {
  const values = [...Array(30).fill(9), ...Array(30).fill(2), ...Array(30).fill(1)];
  const [before, after] = halves(values);
  expect([before.sum, after.sum]).toEqual([60, 30]);
  expect(changeOf(before.sum, after.sum)).toBe(-0.5);
  expect(changeOf(0, 3)).toBeUndefined();
});

test.each([
  ["2026-11-27T20:59:00Z", "evening"],
  ["2026-11-27T21:00:00Z", "morning"],
  ["2026-11-27T04:00:00Z", "noon"],
  ["2026-11-27T08:00:00Z", "afternoon"],
  ["2026-11-27T11:00:00Z", "evening"],
] as const)("at %s people are greeted with %s", (at, greeting) => {
  expect(greetingAt(new Date(at))).toBe(greeting);
});
