import type { Api, ApiDeps } from "../../http/deps.ts";
import { letter } from "./letter.ts";
import { letterChoices } from "./letter-choices.ts";
import { letterEvents } from "./letter-events.ts";
import { letterPreviews } from "./letter-previews.ts";
import { letters } from "./letters.ts";
import { subscriber } from "./subscriber.ts";
import { subscriberImport } from "./subscriber-import.ts";
import { subscribers } from "./subscribers.ts";

/** Letters of the newsletter, and who gets them. */
export function newsletterCalls(api: Api, deps: ApiDeps): void {
  letterChoices(api);
  letters(api, deps);
  letterPreviews(api, deps);
  letterEvents(api, deps);
  letter(api, deps);
  subscribers(api, deps);
  subscriberImport(api, deps);
  subscriber(api, deps);
}
