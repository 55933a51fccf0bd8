import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import type { Quote, QuoteRequest } from "#client/api/quotes.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Price } from "../price-lines.tsx";

/** What is bought and how it is paid; the voucher's code is added before it is priced. */
export type Choice = Omit<QuoteRequest, "voucher_code">;

/** The running package that the chosen one would replace. */
export interface Upgrade {
  subscription: string;
  /** Name of the running package. */
  current: string;
  package_id: string;
  payment_method: PaymentMethodId;
}

/** What an upgrade costs, and its last day. */
export interface UpgradeOffer extends Pick<Upgrade, "subscription" | "current"> {
  price: Price;
  until: Day;
}

/** A request for a price. Each has an id of its own, so that a late response to an older one is recognised. */
export interface PriceRequest<Body> {
  id: number;
  body: Body;
}

/** What a voucher does to the price, or why it does nothing. */
export type VoucherOutcome =
  | { kind: "none" }
  | { kind: "empty" }
  | { kind: "failed" }
  | { kind: "refused"; message: string }
  | { kind: "applied"; code: string; discount: Rupiah; message: string };

/** What the customer must see before the order can be placed. */
export type OrderNotice =
  | { kind: "unverified" }
  | { kind: "price"; before: Rupiah; after: Rupiah | undefined }
  | { kind: "voucher"; outcome: VoucherOutcome; total: Rupiah | undefined };

/** An order whose price is the one that was shown when the button was pressed. */
export interface ConfirmedOrder {
  buyer: Buyer;
  total: Rupiah;
  /** The code that the total includes. */
  voucherCode: string | undefined;
  upgrade: UpgradeOffer | undefined;
}

/** An order in progress. `press` identifies the press of the button. */
type PendingOrder = { press: number; buyer: Buyer } & (
  | { step: "checking voucher" }
  | { step: "awaiting price"; displayedTotal: number | undefined }
  | { step: "sending"; confirmed: ConfirmedOrder }
  | { step: "leaving" }
);

/** How a press ended; the buyer's form shows the refusal. */
export interface OrderResult {
  press: number;
  refusal?: Outcome<never> | undefined;
}

/**
 * `pricing`: the price of the choice is being fetched, or could not be. `ready`: it is shown. `notice`: it is shown, with
 * something to read before ordering. `ordering`: the button was pressed, and the order waits for a voucher or a price, is
 * being sent, or was placed.
 */
export const checkoutStatuses = ["pricing", "ready", "notice", "ordering"] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export interface CheckoutState {
  status: CheckoutStatus;
  /** Absent where only an upgrade can be ordered. */
  choice: Choice | undefined;
  quote: {
    request: PriceRequest<QuoteRequest> | undefined;
    /** The last price that was fetched, and the request that it belongs to. */
    value: Quote | undefined;
    of: QuoteRequest | undefined;
    refusal: Refusal | undefined;
  };
  upgrade: {
    wanted: boolean;
    request: PriceRequest<Upgrade> | undefined;
    /** The last request with a response. */
    settled: number | undefined;
    offer: UpgradeOffer | undefined;
    refusal: Refusal | undefined;
  };
  voucher: {
    /** The code in the browser's state, which a lookup found. */
    savedCode: string;
    /** A code that no lookup found. It is priced once, since the reason comes with the price. */
    rejectedCode: string;
    /** The code being looked up. */
    lookup: string | undefined;
    /** The last code whose outcome the customer has seen, or is about to see. */
    lastShownCode: string;
    /** Why there is no voucher, where the price gives no reason. */
    problem: VoucherOutcome | undefined;
  };
  notice: OrderNotice | undefined;
  order: PendingOrder | undefined;
  result: OrderResult | undefined;
}

export type CheckoutEvent =
  | { type: "choice changed"; choice: Choice | undefined }
  | { type: "saved voucher changed"; code: string }
  | { type: "price received"; request: number; quote: Quote }
  | { type: "price refused"; request: number; refusal: Refusal }
  | { type: "price retried" }
  | { type: "connection restored" }
  | { type: "upgrade changed"; upgrade: Upgrade | undefined }
  | { type: "upgrade received"; request: number; price: Price; until: Day }
  | { type: "upgrade refused"; request: number; refusal: Refusal }
  | { type: "upgrade chosen"; wanted: boolean }
  | { type: "voucher submitted"; code: string }
  | { type: "voucher looked up"; code: string; failed: boolean }
  | { type: "voucher removed" }
  | { type: "order pressed"; press: number; buyer: Buyer; typedCode: string }
  | { type: "order placed" }
  | { type: "order refused"; refusal: Refusal }
  | { type: "page restored" };
export type CheckoutEventType = CheckoutEvent["type"];
