import { amount, boolean, isRecord, isText, list, orNull, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

const readUserData = record({
  id: text(),
  first_name: text(),
  last_name: text(),
  username: text(),
  email: text(),
  email_verified: boolean(),
  phone_number: text(),
  company: text(),
  job_role: text(),
  address: text(),
  user_role: text("user"),
  products: list(text(), isText),
  created_at: text(),
});
export type UserData = ReturnType<typeof readUserData>;

const readOwnedPackage = record({
  product: text(),
  name: text(),
  status: text(),
  starts_at: text(),
  ends_at: text(),
  price: amount(),
  order: orNull(text(), isText),
});
export type OwnedPackage = ReturnType<typeof readOwnedPackage>;

const readUserPackage = record({
  active_package: orNull(readOwnedPackage),
  user_package: list(readOwnedPackage, isRecord),
});
type UserPackage = ReturnType<typeof readUserPackage>;

/** SPEC.md section 3, "User state". */
export const user = slice(
  record({
    isBigSocial: boolean(),
    userData: orNull(readUserData),
    userPackage: readUserPackage,
    loading: boolean(),
    error: orNull(text(), isText),
  }),
  { transient: ["loading"] },
);
export type User = ReturnType<typeof user.read>;
export const initialUser = user.read(undefined);

export type UserEvent =
  | { type: "user pending" }
  | { type: "user success"; data: unknown }
  | { type: "user failure"; message: string }
  | { type: "package success"; data: unknown }
  | { type: "package failure" }
  | { type: "logged out" };

/** Returns the next state. Responses pass through the reader, so a field of the wrong type never reaches a screen. */
export function changeUser(state: User, event: UserEvent): User {
  switch (event.type) {
    case "user pending":
      return { ...state, loading: true, error: null };
    case "user success":
      return { ...state, loading: false, error: null, userData: readUserData(event.data) };
    case "user failure":
      return { ...state, loading: false, error: event.message, userData: null };
    case "package success":
      return withPackages(state, readUserPackage(event.data));
    case "package failure":
      return withPackages(state, initialUser.userPackage);
    case "logged out":
      return { ...initialUser };
  }
}

function withPackages(state: User, userPackage: UserPackage): User {
  const { active_package: active, user_package: all } = userPackage;
  const isBigSocial = [...(active ? [active] : []), ...all].some(
    ({ product, status }) => product === "big-social" && (status === "active" || status === "grace"),
  );
  return { ...state, userPackage, isBigSocial };
}
