import { syncBuiltinESMExports } from "node:module";
import zlib, { type BrotliOptions } from "node:zlib";

/**
 * Preloaded by the suites of tests: the best compression of pages is as quick as the quick one. Only pages with the best
 * one are stored, and rendering those of a suite anew takes longer than most tests that start one.
 */
const compress = zlib.brotliCompress;
type Callback = (error: Error | null, result: NonSharedBuffer) => void;

function compressQuickly(body: Buffer, options: BrotliOptions, callback: Callback): void {
  const params = { ...options.params, [zlib.constants.BROTLI_PARAM_QUALITY]: 1 };
  compress(body, { ...options, params }, callback);
}

zlib.brotliCompress = compressQuickly as typeof compress;
syncBuiltinESMExports();
