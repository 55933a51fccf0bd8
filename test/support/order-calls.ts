import type { FastifyInstance } from "fastify";
import { beforeEach } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { testDeps } from "./api.ts";
import { auditedCalls } from "./audited-calls.ts";
import { type eachShop, orderOf, placed } from "./shop.ts";
import { staffLogin } from "./staff.ts";

/** The price of the order that the tests buy by default, which is also the limit of one person. */
export const total = 1_665_000;

type TestShop = Parameters<Parameters<typeof eachShop>[0]>[0];

/** Returns what tests of the calls about orders need; a new API stands on the shop before each test. */
export function orderCalls(t: TestShop) {
  let app: FastifyInstance;
  beforeEach(async () => {
    const shop = t.shop as ApiDeps["shop"];
    const deps = { now: t.shop.now, jobs: t.jobs, shop, authenticate: staffLogin(t.db, t.shop.now) };
    app = await buildApi(testDeps(t.db, deps, { REVIEW_LIMIT: String(total) }), { calls: auditedCalls(t.db) });
  });

  async function call(as: string, method: "GET" | "POST", url: string, body?: object) {
    const response = await app.inject({
      method,
      url: `/api/admin/orders${url}`,
      headers: { authorization: `Bearer ${as}` },
      ...(body ? { payload: body } : {}),
    });
    const json = response.headers["content-type"]?.toString().includes("json") ? response.json() : {};
    return { status: response.statusCode, code: json.code, data: json.data, json, raw: response };
  }
  /** Returns an order under review with Rp1,000 too little. */
  async function inReview(options = {}) {
    const id = placed(await t.buy(t.user, options));
    await t.bank(id, "pay-wrong-amount");
    return id;
  }
  return {
    call,
    inReview,
    /** Returns an order above the limit, under review. */
    dearInReview: () => inReview({ months: 3 }),
    read: async (id: string): Promise<OrderDetailView> => (await call("finance", "GET", `/${id}`)).data,
    /** Sends a change of an order in its present version, with a reason. */
    post: async (as: string, id: string, verb: string, body: object = {}) => {
      const { version } = await orderOf(t.db, id);
      return call(as, "POST", `/${id}/${verb}`, { version, note: "checked with the bank", ...body });
    },
    /** Returns the entries of the audit log about an object, oldest first. */
    auditOf: async (id: string) => {
      const entries = t.db.selectFrom("audit_log").select(["action", "actor_kind"]).where("object_id", "=", id);
      const rows = await entries.orderBy("id").execute();
      return rows.map(({ action, actor_kind }) => `${actor_kind} ${action}`);
    },
  };
}
