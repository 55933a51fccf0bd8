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
      input: {
        admin: "src/admin/main.tsx",
        "first-paint": "src/admin/first-paint.ts",
        "send-early": "src/admin/early/send-early.ts",
      },
      // Packages mark modules with "use client" for frameworks that this build is not.
      onLog: (level, log, next) => log.code !== "MODULE_LEVEL_DIRECTIVE" && next(level, log),
    },
  },
});
