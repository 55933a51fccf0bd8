import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { designTokens } from "./scripts/design-tokens.ts";

/** The back office is a build of its own, so that nothing in it can change a byte of the site (docs/decisions/0027). */
export default defineConfig({
  plugins: [designTokens(), tailwindcss({ optimize: false })],
  base: "/admin-assets/",
  publicDir: false,
  build: {
    outDir: "build/client/admin-assets",
    assetsDir: "",
    assetsInlineLimit: 0,
    target: "es2023",
    cssTarget: ["chrome120", "safari17.2", "firefox121"],
    cssMinify: "lightningcss",
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        admin: "src/admin/main.tsx",
        early: "src/admin/early/start-early.ts",
      },
      // A screen loads of the kit what it uses: none of these modules is imported for what it does alone.
      treeshake: {
        moduleSideEffects: [
          {
            test: /src\/admin\/(charts|data|dialog|form|history|keys|kit|layout|list|reasons|session|words)\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        // Each file costs a request and an evaluation of its own, so what is loaded together is one file.
        codeSplitting: {
          groups: [
            // Runs while the rest is still on its way.
            {
              name: "early",
              test: /preload-helper|src\/admin\/(early\/(start-early|first-paint|find-screen|load-screen|remember-loaded|remember-opened)|screens|words\/(load-words|initial-locale))\.ts$/,
              priority: 4,
            },
            { name: "core", tags: ["$initial"], priority: 3 },
            {
              name: "common",
              test: /src\/(?!admin\/(form|list|screens)\/)|list\/(choice-filter|export-button|filters|search-field|use-url-filters)\./,
              minShareCount: 6,
              priority: 2,
            },
            {
              name: "list",
              test: /src\/admin\/list\/(data-table|list-screen)|@tanstack\/(react-)?virtual/,
              priority: 1,
            },
            { name: "form", test: /src\/admin\/form|react-hook-form/ },
          ],
        },
      },
      // Packages mark modules with "use client" for frameworks that this build is not.
      onLog: (level, log, next) => log.code !== "MODULE_LEVEL_DIRECTIVE" && next(level, log),
    },
  },
});
