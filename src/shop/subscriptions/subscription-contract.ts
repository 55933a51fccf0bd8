import { z } from "zod";
import { soldOnline } from "#catalogue/products.ts";
import { get, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { answeredDay } from "#time/day-schema.ts";
import { orderView } from "../orders/order-view.ts";
import { placingBody } from "../orders/own-order-contract.ts";
import { renewRequest, upgradeQuoteRequest, upgradeRequest } from "../orders/requests.ts";
import { subscriptionStates } from "./subscription-states.ts";

/** What a dearer package costs until `until`, the last day of the active one; amounts in whole rupiah. */
const upgradeQuoteView = z.object({
  total: wholeRupiah,
  unit_price: wholeRupiah,
  dpp: wholeRupiah,
  ppn: wholeRupiah,
  until: answeredDay,
});
export type UpgradeQuoteView = z.infer<typeof upgradeQuoteView>;

/** Until when a package is paid, and whether it is renewed. */
const renewalView = z.object({ ends_at: z.string(), renews: z.boolean() });
export type RenewalView = z.infer<typeof renewalView>;

/** A package as its customer has it; `price` is whole rupiah a month. */
const ownedPackageView = z.object({
  product: z.string(),
  name: z.string(),
  status: z.enum(subscriptionStates),
  starts_at: z.string(),
  ends_at: z.string(),
  price: wholeRupiah,
  coming_price: z
    .object({ price: wholeRupiah, from_day: answeredDay })
    .nullable()
    .describe("A higher monthly price that is planned: renewals cost it from that day on"),
  order: z.string(),
  subscription: z.string(),
  package_id: z.string(),
  renews: z.boolean(),
  anchor: z.int().describe("Day of the month on which its months end"),
  connected: z.boolean().describe("Whether POST /packages/{product}/open leads to it"),
  preparing: z
    .object({ since: z.string(), due: answeredDay })
    .nullable()
    .describe("Its workspace is being prepared, until the day `due` at the latest: its period starts when it opens"),
  pending: z
    .object({ order: z.uuid(), number: z.string(), kind: z.string(), total: wholeRupiah, expires_at: z.string() })
    .nullable()
    .describe("An order for it that awaits payment"),
});
export type OwnedPackageView = z.infer<typeof ownedPackageView>;

/** Every package of a customer, and the active one bought last. */
const currentPackages = z.object({
  active_package: ownedPackageView.nullable(),
  user_package: z.array(ownedPackageView),
});
export type CurrentPackages = z.infer<typeof currentPackages>;

/** The short-lived token with which the account page opens BigSocial. */
const bigSocialTokenView = z.object({ token: z.string(), expires_at: z.string(), url: z.string() });
export type BigSocialTokenView = z.infer<typeof bigSocialTokenView>;

/** A one-time code and the address to which it is posted. */
const handoverCodeView = z.object({ url: z.string(), code: z.string(), expires_at: z.string() });
export type HandoverCodeView = z.infer<typeof handoverCodeView>;

/** The customer of a code, for the backend of a product. */
const handoverCustomerView = z.object({
  product: z.enum(soldOnline),
  user: z.object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    company: z.string(),
    locale: z.string(),
  }),
  package: z.object({
    id: z.string(),
    subscription: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    status: z.enum(subscriptionStates),
  }),
});

const own = { login: true, tag: "shop" } as const;
const one = { ...own, params: z.object({ id: z.string() }) } as const;
const placing = {
  ...one,
  idempotencyKey: "required",
  data: orderView,
  status: 201,
  statuses: [400, 401, 403, 404, 409, 422, 429, 502],
} as const;
const renewal = { ...one, data: renewalView, statuses: [401, 403, 404] } as const;

/** The calls of customers about their packages, and of the products that they open. */
export const subscriptionContract = {
  renew: post("/subscriptions/:id/renew", {
    ...placing,
    summary: "Order more months",
    body: placingBody(renewRequest),
  }),
  quoteUpgrade: post("/subscriptions/:id/upgrade-quote", {
    ...one,
    summary: "What an upgrade would cost today",
    body: upgradeQuoteRequest,
    data: upgradeQuoteView,
  }),
  upgrade: post("/subscriptions/:id/upgrade", {
    ...placing,
    summary: "Order a dearer package",
    body: placingBody(upgradeRequest),
  }),
  cancel: post("/subscriptions/:id/cancel", { ...renewal, summary: "Cancel the renewal" }),
  resume: post("/subscriptions/:id/resume", { ...renewal, summary: "Resume a cancelled renewal" }),
  current: get("/transaction/current-package", {
    ...own,
    summary: "Own packages",
    data: currentPackages,
    statuses: [401, 403],
  }),
  bigSocialToken: get("/big-social/token", {
    ...own,
    summary: "Open BigSocial",
    data: bigSocialTokenView,
    refuses: { no_active_package: 409 },
    statuses: [401, 403, 409],
  }),
  open: post("/packages/:product/open", {
    ...own,
    summary: "Open a product: a code, to be posted to its address",
    params: z.object({ product: z.string().max(64) }),
    data: handoverCodeView,
    refuses: { no_active_package: 409, opened_by_invitation: 409 },
    statuses: [401, 403, 404, 409],
  }),
  exchange: post("/handover/exchange", {
    tag: "shop",
    summary: "Exchange a code for its customer, once; authorization: bearer {PRODUCT}_TOKEN_SECRET",
    body: z.object({ product: z.string().max(64), code: z.string().min(1).max(128) }),
    data: handoverCustomerView,
    refuses: { code_invalid: 409 },
    statuses: [400, 401, 409, 429],
  }),
};
