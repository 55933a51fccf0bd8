import { attribution } from "./attribution.ts";

/** Returns the fields of a registration or an order that say how the visitor came: the first and the last arrival. */
export function touches(): Pick<ReturnType<typeof attribution>, "first_touch" | "last_touch"> {
  const { first_touch, last_touch } = attribution();
  return { ...(first_touch && { first_touch }), ...(last_touch && { last_touch }) };
}
