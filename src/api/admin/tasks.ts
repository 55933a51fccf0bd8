import type { FastifyRequest } from "fastify";
import { mayBeAbout, possibleAssignees, readableObjects, viewTasks } from "#desk/tasks.server.ts";
import { addTask, changeTask, lockTask, type TaskObject } from "#tasks/change-task.server.ts";
import { countTasks, listTasks, readTask } from "#tasks/list-tasks.server.ts";
import { taskContract } from "#tasks/task-contract.ts";
import { endFeed, feedSince, renewFeed } from "#tasks/task-feed.server.ts";
import { dayAndTime, dueOf, readTime, taskObjectKinds } from "#tasks/task-rules.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refused, serve } from "../http/serve.ts";
import { authorOf } from "./author-of.ts";

/** Tasks: lists, one task, changes, and the secret address of one's calendar. */
export function tasks(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;

  /** Returns somebody who may be given a task about such an object; an empty id is the person who asks. */
  async function assigneeOf(id: string, about: TaskObject["kind"] | undefined, request: FastifyRequest) {
    const wanted = id || request.staff.user.id;
    return (await possibleAssignees(db, about)).find((person) => person.id === wanted);
  }

  serve(api, taskContract, {
    list: async ({ query: { cursor, limit, view, owner, ...objects }, staff }) => {
      const kind = taskObjectKinds.find((each) => objects[each]);
      const filter = {
        assignee: owner === "me" ? staff.user.id : owner,
        about: kind && { kind, id: objects[kind]! },
        readable: readableObjects(staff.role),
      };
      const at = now();
      const [page, meta] = await Promise.all([
        listTasks(db, { ...filter, view }, { cursor, limit }, at),
        countTasks(db, filter, at),
      ]);
      return { rows: await viewTasks(db, page.rows, at), next: page.next, meta };
    },
    people: ({ query }) => possibleAssignees(db, query.about),
    feed: async ({ staff }) => ({ created_at: (await feedSince(db, staff.user.id))?.toISOString() ?? null }),
    renewFeed: async ({ staff }) => {
      const token = await renewFeed(deps, staff.user.id, staff.actor);
      return { path: `/task-calendars/${token}.ics` };
    },
    endFeed: ({ staff }) => endFeed(deps, staff.user.id, staff.actor),
    add: async ({ body, staff, request }) => {
      const { id, kind, title, day, time, about } = body;
      const assignee = await assigneeOf(body.for, about?.kind, request);
      if (!assignee) return refused("unknown_colleague");
      const outcome = await db.transaction().execute(async (trx) => {
        if (about && !(await mayBeAbout(trx, about, staff.role))) return "not_found";
        const due = dueOf(day, readTime(time));
        const task = { id, kind, title, due, about, author: authorOf(request), assignee };
        return addTask(trx, task, { actor: staff.actor, at: now() });
      });
      if (outcome === "past" || outcome === "not_found") return refused(outcome);
      return { ok: true as const, id };
    },
    read: async ({ params, staff }) => {
      const task = await readTask(db, params.id, readableObjects(staff.role));
      return task && (await viewTasks(db, [task], now()))[0];
    },
    change: async ({ params, body: { version, day, time, for: owner, ...changes }, staff, request }) => {
      const seen = await readTask(db, params.id, readableObjects(staff.role));
      if (!seen) return refused("not_found");
      const about = seen.lead_id ? "lead" : seen.order_id ? "order" : seen.customer_id ? "customer" : undefined;
      const isHandedOver = owner !== undefined && owner !== seen.assignee_id;
      const assignee = isHandedOver ? await assigneeOf(owner, about, request) : undefined;
      if (isHandedOver && !assignee) return refused("unknown_colleague");
      const outcome = await db.transaction().execute(async (trx) => {
        const task = await lockTask(trx, params.id);
        if (!task) return "not_found";
        const known = dayAndTime({ at: task.due_at, allDay: task.all_day });
        const isMoved = day !== undefined || time !== undefined;
        const due = isMoved ? dueOf(day ?? known.day, time === undefined ? known.time : readTime(time)) : undefined;
        return changeTask(trx, task, version, { ...changes, due, assignee }, { actor: staff.actor, at: now() });
      });
      return outcome === "changed" ? { ok: true as const } : refused(outcome);
    },
  });
}
