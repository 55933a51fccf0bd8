import type { Rupiah } from "#money/rupiah.ts";
import { changeContactForm, contactForm } from "./contact-form.ts";
import { changeDiscount, discount } from "./discount.ts";
import { changeRegistration, registration } from "./registration.ts";
import { changeSelectedPackage, selectedPackage } from "./selected-package.ts";
import { amount, boolean, isRecord, isText, orNull, record, text } from "./shape.ts";
import { type Slice, slice } from "./slice.ts";
import { changeUser, user } from "./user.ts";

/** SPEC.md section 3, "BigSocial state": the customer's token for the product, and the demo on the product page. */
const bigSocial = slice(
  record({
    isLoading: boolean(),
    token: text(),
    error: text(),
    interactiveDemo: record({ showPage: boolean(true) }),
  }),
  { transient: ["isLoading"] },
);
type BigSocial = ReturnType<typeof bigSocial.read>;
export const initialBigSocial = bigSocial.read(undefined);

export type BigSocialEvent =
  | { type: "token pending" }
  | { type: "token success"; token: string }
  | { type: "token failure"; message: string }
  | { type: "demo shown" }
  | { type: "demo closed" };

export function changeBigSocial(state: BigSocial, event: BigSocialEvent): BigSocial {
  switch (event.type) {
    case "token pending":
      return { ...state, isLoading: true, error: "" };
    case "token success":
      return { ...state, isLoading: false, token: event.token, error: "" };
    case "token failure":
      return { ...state, isLoading: false, token: "", error: event.message };
    case "demo shown":
      return { ...state, interactiveDemo: { showPage: true } };
    case "demo closed":
      return { ...state, interactiveDemo: { showPage: false } };
  }
}

/** Returns CSS custom properties by name, as verified by `tokens/refresh.ts`. */
const readValues = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};

/** SPEC.md section 3, design-token values: their source, the time of the last fetch (ms since 1970), and the values. */
const designTokens = slice(record({ source: text(), etag: text(), at: amount(), values: readValues }));

/**
 * SPEC.md section 3, "Payment state", with the spelling of the specification. `va` is the number of the order awaiting payment and
 * `activeBilling` its id (DECISIONS.md).
 */
const payment = slice(
  record({
    packagePrice: amount(),
    packageName: text(),
    paymentMethod: text("Mandiri"),
    totalItem: amount(1),
    va: text(),
    referalCode: text(),
    activeBilling: text(),
  }),
);
type Payment = ReturnType<typeof payment.read>;
export const initialPayment = payment.read(undefined);

export type PaymentEvent =
  | { type: "package chosen"; name: string; price: Rupiah }
  | { type: "method chosen"; name: string }
  | { type: "referral entered"; code: string }
  | { type: "ordered"; order: string; va: string }
  | { type: "settled" };

export function changePayment(state: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case "package chosen":
      return { ...state, packageName: event.name, packagePrice: event.price, totalItem: 1 };
    case "method chosen":
      return { ...state, paymentMethod: event.name };
    case "referral entered":
      return { ...state, referalCode: event.code };
    case "ordered":
      return { ...state, activeBilling: event.order, va: event.va };
    case "settled":
      return { ...state, activeBilling: "", va: "" };
  }
}

/** SPEC.md section 3: the landing query as one string. Written by the visitor script. */
const trackingQuery = slice(text());

/** The last visited address: path and query of this origin. Written by the visitor script. */
const lastVisited = slice(text());

const readTouch = orNull(
  record({
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_term: text(),
    landing_page: text(),
    referrer: text(),
    at: text(),
  }),
);
/** First and last touch (DECISIONS.md, "Contact form"). Written by the visitor script. */
const attribution = slice(record({ first: readTouch, last: readTouch }));

/** The visitor's choice in the consent banner, and the version of its wording. */
const consent = slice(record({ choice: text(), version: text(), at: text(), proof: text() }));

/** `dismissed` once the offer of the other language was declined. */
const languageOffer = slice(text());

/** `light`, `dark`, or empty for what the device prefers. */
const theme = slice(text());

/** Every slice under the root key, named after SPEC.md section 3. */
const slices = {
  contactForm,
  trackingQuery,
  discount,
  selectedPackage,
  payment,
  registration,
  user,
  bigSocial,
  lastVisited,
  designTokens,
  attribution,
  consent,
  languageOffer,
  theme,
};
type Slices = typeof slices;
export type SliceName = keyof Slices;
export type RootState = { [K in SliceName]: ReturnType<Slices[K]["read"]> };

/** The slices that islands change, each with its reducer. */
export const transitions = {
  contactForm: changeContactForm,
  discount: changeDiscount,
  selectedPackage: changeSelectedPackage,
  payment: changePayment,
  registration: changeRegistration,
  user: changeUser,
  bigSocial: changeBigSocial,
};
export type Transitions = typeof transitions;
export type EventOf<K extends keyof Transitions> = Parameters<Transitions[K]>[1];

export const sliceNames = Object.keys(slices) as SliceName[];

/** Returns a slice with its types widened, for code that handles all of them. */
export const anySlice = (name: SliceName) => slices[name] as Slice<RootState[SliceName]>;

export function initialState(): RootState {
  return Object.fromEntries(sliceNames.map((name) => [name, slices[name].read(undefined)])) as RootState;
}
