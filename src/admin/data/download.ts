import { apiBase } from "#client/api/base.ts";
import { type Outcome, refused } from "#client/api/outcome.ts";
import { readRefusal } from "#client/api/read-refusal.ts";
import { cookieToken } from "#client/api/token.ts";
import type { ExactQuery } from "#contract/calls.ts";
import type { Locale } from "#text/locales.ts";
import { type CsvCell, csvFile } from "#text/write-csv.ts";
import type { AdminCall, AdminFile } from "./contracts.ts";
import { compactQuery, type Query } from "./query-key.ts";
import { authorized } from "./request.ts";
import { confirmed } from "./use-send.ts";

/** A file of a contract, and what is asked of it. */
export interface FileCall<Address extends AdminFile, Given extends Query> {
  path: Address;
  query?: ExactQuery<Given, AdminCall<"GET", Address>["query"]>;
}

/** How far a download is: rows so far, and all of them where the server says so. */
export interface Progress {
  rows: number;
  total: number | undefined;
}

interface DownloadOptions {
  /** Of a CSV: called with the lines that have arrived. */
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  /** Of a file for spreadsheets. */
  format?: "csv" | "xlsx";
}

/** Reads the file of a call piece by piece; a refused one may ask for the second factor first. */
export async function download<Address extends AdminFile, Given extends Query>(
  path: Address,
  query?: FileCall<Address, Given>["query"],
  { onProgress, signal, format }: DownloadOptions = {},
): Promise<Outcome<{ file: Blob; name: string }>> {
  const opened = await confirmed(() => authorized(() => open(path, { ...query, ...(format && { format }) }, signal)));
  if (!opened.ok) return opened;
  const response = opened.data;
  const total = Number(response.headers.get("x-total-rows") ?? Number.NaN);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  try {
    const reader = response.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      if (!onProgress) continue;
      rows += part.value.reduce((count, byte) => count + Number(byte === newline), 0);
      onProgress({ rows: Math.max(0, rows - 1), total: Number.isFinite(total) ? total : undefined });
    }
  } catch {
    // A file that ends early would look complete.
    return refused(0, signal?.aborted ? "aborted" : "unreachable");
  }
  const name = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "export.csv";
  const type = response.headers.get("content-type") ?? "";
  return { ok: true, status: 200, data: { file: new Blob(parts, { type }), name } };
}

const newline = 10;

async function open(path: string, query: Query, signal: AbortSignal | undefined): Promise<Outcome<Response>> {
  const token = cookieToken();
  const parameters = new URLSearchParams(compactQuery(query) as Record<string, string>);
  try {
    const response = await fetch(`${apiBase()}${path}${parameters.size > 0 ? `?${parameters}` : ""}`, {
      headers: {
        "Accept-Language": document.documentElement.lang,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      signal: signal ?? null,
    });
    if (!response.ok) return { ok: false, refusal: await readRefusal(response) };
    return { ok: true, status: response.status, data: response };
  } catch {
    return refused(0, signal?.aborted ? "aborted" : navigator.onLine ? "unreachable" : "offline");
  }
}

/** Gives rows to the person as a CSV file, as spreadsheets in their language read it; the first row names the columns. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[], locale: Locale): void {
  saveFile(new Blob([csvFile(rows, locale)], { type: "text/csv" }), `${name}.csv`);
}

/** Gives a file to the person, as a press on a download link does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows a PDF in a tab of its own; where none may be opened, it is saved instead. */
export function openPdf(file: Blob, name: string): void {
  // Whatever the answer called it: a page would run as ours.
  const url = URL.createObjectURL(new Blob([file], { type: "application/pdf" }));
  if (!globalThis.open(url, "_blank")) saveFile(file, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
