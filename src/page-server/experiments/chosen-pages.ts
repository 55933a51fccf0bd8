import type { CompressedResponse } from "../cache/compressed-response.server.ts";
import type { ArmChoice } from "./arm-choice.ts";
import { asPrivate } from "./as-private.ts";
import { armKey } from "./drawn-change.ts";

interface Source {
  get: (key: string) => CompressedResponse | undefined;
  load: (key: string) => Promise<CompressedResponse>;
}

/** Creates the reader of pages as the arm of a request shows them; without a choice, as every visitor gets them. */
export function createChosenPages({ get, load }: Source) {
  const shown = (page: CompressedResponse, choice: ArmChoice | undefined) =>
    choice && !choice.arm ? asPrivate(page) : page;
  return {
    /** Returns the page when it is cached. */
    get(pathname: string, choice: ArmChoice | undefined): CompressedResponse | undefined {
      const page = get(armKey(pathname, choice?.arm));
      return page && shown(page, choice);
    },
    load: async (pathname: string, choice: ArmChoice | undefined): Promise<CompressedResponse> =>
      shown(await load(armKey(pathname, choice?.arm)), choice),
  };
}
