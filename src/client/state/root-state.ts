import { bigSocial, changeBigSocial } from "./big-social.ts";
import { changeContactForm, contactForm } from "./contact-form.ts";
import { designTokens } from "./design-tokens.ts";
import { changeDiscount, discount } from "./discount.ts";
import { changePayment, payment } from "./payment.ts";
import { changeRegistration, registration } from "./registration.ts";
import { changeSelectedPackage, selectedPackage } from "./selected-package.ts";
import type { Slice } from "./slice.ts";
import { changeUser, user } from "./user.ts";
import { attribution, consent, languageOffer, lastVisited, theme, trackingQuery } from "./visit.ts";

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
