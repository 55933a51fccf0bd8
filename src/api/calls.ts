import type { Api, ApiDeps } from "./deps.ts";

/** Every call of the API, one line each; paths are below /api. */
export async function registerCalls(_api: Api, _deps: ApiDeps): Promise<void> {}
