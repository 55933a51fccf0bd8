import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { createAdminShell, isAdminPath } from "./admin-shell.ts";

const folder = mkdtempSync(join(tmpdir(), "admin-shell-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "admin-assets/.vite"), { recursive: true });
const manifest = {
  "src/admin/main.tsx": {
    file: "main-1.js",
    imports: ["_part.js", "src/admin/early/start-early.ts"],
    css: ["main-1.css"],
  },
  "_part.js": { file: "part-1.js", css: ["part-1.css"] },
  "src/admin/early/start-early.ts": { file: "early-1.js" },
  "content/id/admin.json": { file: "id-1.js" },
  "content/en/admin.json": { file: "en-1.js" },
};
writeFileSync(join(folder, "admin-assets/.vite/manifest.json"), JSON.stringify(manifest));

function open(language: string, env: Record<string, string> = {}) {
  const response = { headers: {} as Record<string, string>, body: "" };
  const send = createAdminShell(readConfig({ NODE_ENV: "production", ...env }), folder, {
    readPicture: () => undefined,
  });
  send(
    { method: "GET", headers: { "accept-language": language } } as IncomingMessage,
    {
      writeHead: (_status: number, headers: Record<string, string>) => Object.assign(response, { headers }),
      end: (body: string) => Object.assign(response, { body }),
    } as unknown as ServerResponse,
  );
  return response;
}

test("the page names every file of the app, allows nothing inline, and is neither stored nor indexed", () => {
  const { body, headers } = open("en");
  for (const file of ["main-1.js", "main-1.css", "part-1.js", "part-1.css", "early-1.js", "en-1.js"])
    expect(body).toContain(`"/admin-assets/${file}"`);
  expect(body).toContain('<html lang="en" data-company="BigSuite">');
  expect(body).not.toMatch(/<style|style=|<script(?![^>]* src=)/);
  expect(headers["Content-Security-Policy"]).toContain("script-src 'self';");
  expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
  expect(headers).toMatchObject({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" });
});

test("Indonesian is the default, and a configured API may be called", () => {
  const { body, headers } = open("fr", { PUBLIC_API_HOST: "https://api.example.com" });
  expect(body).toContain('<html lang="id" data-api-host="https://api.example.com/api" data-company="BigSuite">');
  expect(headers["Content-Security-Policy"]).toContain("connect-src 'self' https://api.example.com;");
});

test("the back office answers below /admin and nowhere else", () => {
  expect(["/admin", "/admin/", "/admin/leads/1"].map(isAdminPath)).toEqual([true, true, true]);
  expect(["/administration", "/en/admin", "/admin-assets/x.js"].map(isAdminPath)).toEqual([false, false, false]);
});
