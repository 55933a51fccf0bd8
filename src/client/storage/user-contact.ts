import { seemsLoggedIn } from "../flows/fetch-user.ts";
import { rootStore } from "../state/store.ts";

/** Returns the contact data of the person who is logged in, with which forms are prefilled. */
export function userContact():
  | { name: string; company: string; email: string; phone: string; job: string }
  | undefined {
  const { userData } = rootStore.getState().user;
  if (!userData || !seemsLoggedIn()) return undefined;
  const { first_name, last_name, company, email, phone_number, job_role } = userData;
  const name = [first_name, last_name].filter((part) => part !== "-").join(" ");
  return { name: name.trim(), company, email, phone: phone_number, job: job_role };
}
