import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { designTokens } from "./scripts/design-tokens.ts";

export default defineConfig({
  plugins: [designTokens(), tailwindcss(), reactRouter()],
  build: { target: "es2023", cssMinify: "lightningcss", assetsInlineLimit: 0, manifest: true },
  environments: {
    ssr: { build: { rolldownOptions: { input: "src/main.ts" } } },
  },
});
