import { createTaskThread } from "../threads/task-thread.server.ts";
import type { Sheet } from "./xlsx-sheet.ts";

const writeInThread = createTaskThread<Sheet, Uint8Array>(new URL("./write-xlsx.thread.server.ts", import.meta.url), {
  time: 60_000,
  memory: 512,
});

/** Writes an Excel file of up to `mostSheetRows` rows, in a thread of its own: the site goes on meanwhile. */
export async function writeXlsx(sheet: Sheet): Promise<Uint8Array> {
  const outcome = await writeInThread(sheet);
  if (outcome.ok) return outcome.result;
  throw new Error(`an Excel file was not written: ${outcome.code === "failed" ? outcome.message : outcome.code}`);
}
