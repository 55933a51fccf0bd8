import { logOut } from "../api/auth.ts";
import { forgetDrafts, forgetPerson, forgetTyped } from "../storage/forget-person.ts";

/** Ends the session and leaves nothing of the person behind in this browser. */
export async function endSession(): Promise<void> {
  await logOut();
  forgetTyped();
  forgetDrafts();
  await forgetPerson();
}
