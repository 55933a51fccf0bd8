import { describe, expect, test } from "vitest";
import {
  isWorkspaceLate,
  workspaceDueDay,
  workspaceEvents,
  workspaceStates,
  workspaceTransition,
} from "./workspace-states.ts";

describe("the day until which a workspace is due", () => {
  test.each([
    ["on Friday evening: Monday", "2026-11-27T13:57:00Z", "2026-11-30"],
    ["on Thursday: Friday", "2026-11-26T03:00:00Z", "2026-11-27"],
    ["on Saturday: Monday", "2026-11-28T03:00:00Z", "2026-11-30"],
    ["on Sunday: Monday", "2026-11-29T16:59:59Z", "2026-11-30"],
    ["on Monday just after midnight in Jakarta: Tuesday", "2026-11-29T17:00:01Z", "2026-12-01"],
    ["on a day that is another one in UTC: the one of Jakarta counts", "2026-11-25T20:00:00Z", "2026-11-27"],
  ])("paid %s", (_case, paidAt, due) => expect(workspaceDueDay(new Date(paidAt))).toBe(due));
});

test("a workspace is late after its day, and only while it is not open", () => {
  const workspace = { state: "preparing", dueDay: "2026-11-30" } as const;
  expect(isWorkspaceLate(workspace, "2026-11-30")).toBe(false);
  expect(isWorkspaceLate(workspace, "2026-12-01")).toBe(true);
  for (const state of ["open", "dropped"] as const)
    expect(isWorkspaceLate({ ...workspace, state }, "2026-12-01")).toBe(false);
});

test("only a workspace that is being prepared changes its state", () => {
  expect(workspaceEvents.map((event) => workspaceTransition("preparing", event))).toEqual([
    "open",
    "dropped",
    "dropped",
  ]);
  for (const state of workspaceStates.filter((each) => each !== "preparing"))
    for (const event of workspaceEvents) expect(workspaceTransition(state, event)).toBeNull();
});
