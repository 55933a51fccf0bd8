import type { HelpThreadView, OwnHelpRow } from "#shop/help/help-contract.ts";
import type { HelpMessage, HelpRequest } from "#shop/help/help-input.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export type { HelpThreadView, OwnHelpRow as HelpRow } from "#shop/help/help-contract.ts";

const threadOf = ({ data }: { data: HelpThreadView }) => data;
const pathOf = (id: string) => `/help-requests/${encodeURIComponent(id)}` as const;

/** Returns the customer's requests for help, the one that changed last first. */
export async function helpRequests(): Promise<Outcome<OwnHelpRow[]>> {
  return mapOutcome(await request("GET", "/help-requests"), ({ data }) => data);
}

/** Returns one of the customer's requests with its messages. */
export async function helpThread(id: string): Promise<Outcome<HelpThreadView>> {
  return mapOutcome(await request("GET", pathOf(id)), threadOf);
}

/** Sends a request for help; the same id again changes nothing. */
export async function askForHelp(body: HelpRequest): Promise<Outcome<HelpThreadView>> {
  return mapOutcome(await request("POST", "/help-requests", { body }), threadOf);
}

/** Writes again in a request, which opens a solved one. */
export async function writeInHelp(id: string, body: HelpMessage): Promise<Outcome<HelpThreadView>> {
  return mapOutcome(await request("POST", `${pathOf(id)}/messages`, { body }), threadOf);
}

/** Uploads a file for a message, which names it by its id; the same id again changes nothing. */
export async function uploadHelpFile(id: string, file: File): Promise<Outcome<unknown>> {
  // Ten megabytes over a slow line take a while.
  return request("POST", "/help-files", { query: { id, name: file.name }, file, timeout: 300_000 });
}

/** Returns a file of a request. */
export async function helpFile(requestId: string, fileId: string): Promise<Outcome<Blob>> {
  return request("GET", `${pathOf(requestId)}/files/${encodeURIComponent(fileId)}`, {
    as: "blob",
    timeout: 300_000,
  });
}

/** Marks a request as solved. */
export async function solveHelp(id: string): Promise<Outcome<HelpThreadView>> {
  return mapOutcome(await request("POST", `${pathOf(id)}/solved`), threadOf);
}
