import type { Sharp, SharpOptions } from "sharp";
import { createTurns } from "#infra/threads/task-thread.server.ts";

let loading: Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> | undefined;

/** Readers of libvips that are used; every other one, of which some have had holes, is switched off. */
const readers = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

/**
 * Loads the library that reads and writes pictures, with the first picture: an instance without any does not pay its
 * memory. One thread and no cache, as pages are served by the same process.
 */
export async function openSharp() {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: readers });
    sharp.concurrency(1);
    sharp.cache(false);
    return (bytes: Uint8Array, options: SharpOptions) => sharp(bytes, { failOn: "error", ...options });
  });
  return loading;
}

/** The turns of all work on pixels, as each takes a core and some hundred megabytes. */
export const inTurn = createTurns();
