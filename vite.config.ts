import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { designTokens } from "./scripts/design-tokens.ts";

/**
 * Pages are finished HTML, so no browser ever loads a route's module. Leaving these modules out of the client build keeps
 * the visitor script one small file that islands import from, because no code is shared with routes.
 */
const noRouteModulesForBrowsers = (): Plugin => ({
  name: "no-route-modules-for-browsers",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (_code, id) =>
    id.endsWith("?__react-router-build-client-route") ? { code: "export default null;", map: null } : undefined,
});

/**
 * Vite's own preload helper is a fifth of the visitor script and serves styles and nonces that no chunk here has. This one
 * only requests a chunk's imports together with the chunk itself, and reloads a page whose release is gone.
 */
const smallPreloadHelper = (): Plugin => ({
  name: "small-preload-helper",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `import { recoverImport } from "/src/site/visitor/recover-import.ts";
        export const __vitePreload = (load, files = []) => {
          for (const file of files)
            document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
          return load().catch((error) => recoverImport(error, load));
        };`
      : undefined,
});

/** The script of previews has one name, because the page server adds it to pages that were drawn without it. */
const previewScript = (): Plugin => ({
  name: "preview-script",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/site/preview/preview.ts", fileName: "preview.js" });
  },
});

/**
 * The server's packages are part of its build: a thousand files less to find and read make a start a third shorter. In
 * development they stay packages. Left out are those with native code or files of their own, and one that pg only tries.
 */
const serverWithPackages = (): Plugin => ({
  name: "server-with-packages",
  apply: "build",
  config: () => ({
    environments: {
      ssr: {
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        resolve: {
          noExternal: true,
          external: ["@electric-sql/pglite", "@resvg/resvg-js", "pdfkit", "pg-native", "sharp", "svgo"],
        },
      },
    },
  }),
});

/** The licence of a font (OFL 1.1) accompanies it: `/licenses/inter.txt`. */
const fontLicenses = (): Plugin => ({
  name: "font-licenses",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    for (const family of ["inter", "plus-jakarta-sans", "jetbrains-mono"]) {
      const source = readFileSync(`src/site/fonts/${family}.LICENSE.txt`);
      this.emitFile({ type: "asset", fileName: `licenses/${family}.txt`, source });
    }
  },
});

/** The service worker is a separate file at the root, because a worker may only serve its own folder. */
const orderWorker = (): Plugin => ({
  name: "order-worker",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/site/worker/order-worker.ts", fileName: "order-worker.js" });
  },
});

/** Threads of the server (`task-thread.server.ts`) are files of their own, to which the modules that start them refer. */
const serverThreads = (): Plugin => ({
  name: "server-threads",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async transform(code, id) {
    const entry = /new URL\("(\.\/([\w-]+)\.thread\.server\.ts)", import\.meta\.url\)/.exec(code);
    if (!entry) return undefined;
    const [expression, file, name] = entry;
    const fileName = `threads/${name}.js`;
    this.emitFile({ type: "chunk", id: (await this.resolve(file!, id))!.id, fileName });
    return { code: code.replace(expression, `new URL("thread:${fileName}", import.meta.url)`), map: null };
  },
  renderChunk(code, { fileName }) {
    const toRoot = fileName.replace(/[^/]+$/, "").replace(/[^/]+/g, "..");
    return code.includes('"thread:') ? { code: code.replaceAll('"thread:', `"./${toRoot}`), map: null } : undefined;
  },
});

export default defineConfig({
  plugins: [
    designTokens(),
    tailwindcss({ optimize: false }),
    reactRouter(),
    noRouteModulesForBrowsers(),
    serverWithPackages(),
    serverThreads(),
    smallPreloadHelper(),
    orderWorker(),
    previewScript(),
    fontLicenses(),
  ],
  build: {
    target: "es2023",
    // What the site supports (README, "Browsers"): nesting and ranges of media queries are lowered to it.
    cssTarget: ["chrome109", "safari16.4", "firefox115"],
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Pages list the chunks of their islands (built-files.ts), and nobody waits for the count of an exposure.
    modulePreload: {
      resolveDependencies: (file, imports) => (/\/(hydrate|count-exposure)-/.test(file) ? [] : imports),
    },
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: "src/main.ts" } } },
  },
});
