import type { FastifyRequest } from "fastify";
import { notificationContract } from "#notifications/notification-contract.ts";
import {
  changeSetting,
  countUnread,
  listNotifications,
  markAllRead,
  markNotification,
  readSettings,
} from "#notifications/read-notifications.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** What makes it the turn of the person who asks. */
export function notifications(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  const readerOf = ({ user, role }: FastifyRequest["staff"]) => ({ id: user.id, role });
  serve(api, notificationContract, {
    list: ({ query, staff }) => listNotifications(db, readerOf(staff), query),
    count: async ({ staff }) => ({ unread: await countUnread(db, readerOf(staff)) }),
    readAll: ({ body, staff }) => markAllRead(deps, staff.user.id, body.up_to),
    settings: ({ staff }) => readSettings(db, readerOf(staff)),
    changeSetting: ({ body, staff }) => changeSetting(db, staff.user.id, body),
    mark: ({ params, body, staff }) => markNotification(deps, staff.user.id, { ...params, ...body }),
  });
}
