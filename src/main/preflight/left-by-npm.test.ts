import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test.skipIf(process.platform === "win32")("the server that npm's shell orphans at SIGTERM ends in order", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-left-"));
  const server = join(folder, "server.mjs");
  const start = join(folder, "start.mjs");
  writeFileSync(
    server,
    `process.on("SIGTERM", () => { console.log("ended"); process.exit(0); });
     setInterval(() => {}, 1000);
     console.log("serves");`,
  );
  const toolchain = new URL("../../../scripts/toolchain.mjs", import.meta.url).href;
  writeFileSync(
    start,
    `import { become } from ${JSON.stringify(toolchain)}; become("node", [${JSON.stringify(server)}]);`,
  );
  // Because of `; true` the shell does not replace itself by the command.
  const shell = spawn("sh", ["-c", `${JSON.stringify(process.execPath)} ${JSON.stringify(start)}; true`], {
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const text of shell.stdout.setEncoding("utf8")) {
    output += text;
    if (text.includes("serves")) shell.kill("SIGTERM");
  }
  expect(output).toBe("serves\nended\n");
});
