import { isText, list, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** SPEC.md section 3, "Registration draft". Only the password is never persisted. */
export const registration = slice(
  record({
    first_name: text(),
    last_name: text(),
    username: text(),
    email: text(),
    phone_number: text(),
    company: text(),
    job_role: text(),
    password: text(),
    address: text(),
    user_role: text("user"),
    products: list(text(), isText, ["BigSocial"]),
  }),
  { secret: ["password"] },
);
export type Registration = ReturnType<typeof registration.read>;
export const initialRegistration = registration.read(undefined);

export type RegistrationEvent = { type: "filled"; values: Partial<Registration> } | { type: "sent" };

export function changeRegistration(state: Registration, event: RegistrationEvent): Registration {
  return event.type === "filled" ? { ...state, ...event.values } : { ...initialRegistration };
}
