import { boolean, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** SPEC.md section 3, "BigSocial state": the customer's token for the product, and the demo on the product page. */
export const bigSocial = slice(
  record({
    isLoading: boolean(),
    token: text(),
    error: text(),
    interactiveDemo: record({ showPage: boolean(true) }),
  }),
  { transient: ["isLoading"] },
);
export type BigSocial = ReturnType<typeof bigSocial.read>;
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
