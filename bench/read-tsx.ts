import { readFileSync } from "node:fs";
import { type LoadFnOutput, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";

/** Preloaded by the bench: Node reads neither JSX, in which mails are written, nor what the build puts into a file. */
registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith("?inline")) return { format: "module", source: inlined(url), shortCircuit: true };
    if (url.endsWith("/product-pictures.server.ts")) return withPictures(nextLoad(url, context));
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), "utf8"), {
      filename: fileURLToPath(url),
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        target: "es2024",
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "es6" },
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});

/** Returns a module with a picture or font as an address that contains it, as the build writes it. */
function inlined(url: string): string {
  const bytes = readFileSync(fileURLToPath(url.replace("?inline", "")));
  return `export default "data:application/octet-stream;base64,${bytes.toString("base64")}"`;
}

/** Returns the module of the pictures of mails without them: only a build can list files, and no measured call sends a mail. */
function withPictures(loaded: LoadFnOutput): LoadFnOutput {
  return { ...loaded, source: `import.meta.glob = () => ({});\n${loaded.source}` };
}
