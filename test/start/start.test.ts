import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { missingPackages } from "../../scripts/toolchain.mjs";

const root = new URL("../../", import.meta.url).pathname;

test("a package counts as installed when it is there in the locked version, whatever npm's own list says", () => {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-packages-"));
  const packages = {
    "": {},
    "node_modules/vite": { version: "8.0.0" },
    "node_modules/vite/node_modules/picomatch": { version: "4.0.0" },
    "node_modules/only-windows": { version: "1.0.0", optional: true },
    "node_modules/vitest": { version: "5.0.0", dev: true },
  };
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  };
  write("package-lock.json", { packages });
  expect(missingPackages(folder, false)).toEqual(["vite", "picomatch"]);
  expect(missingPackages(folder, true)).toEqual(["vite", "picomatch", "vitest"]);

  // As `NODE_ENV=production` once left it: a list newer than the lock file, and no package.
  write("node_modules/.package-lock.json", { packages });
  expect(missingPackages(folder, false)).toEqual(["vite", "picomatch"]);
  for (const name of ["vite", "vite/node_modules/picomatch", "vitest"]) write(`node_modules/${name}/package.json`, {});
  expect(missingPackages(folder, true)).toEqual([]);
  rmSync(join(folder, "node_modules/vitest"), { recursive: true });
  expect(missingPackages(folder, false)).toEqual([]);
  expect(missingPackages(folder, true)).toEqual(["vitest"]);
  write("package-lock.json", { packages: { ...packages, "node_modules/vite": { version: "8.0.1" } } });
  expect(missingPackages(folder, false)).toEqual(["vite"]);
});

test("what serves and builds imports no package that only tests have", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join("src", name));
  files.push("vite.config.ts", "vite.admin.config.ts", "react-router.config.ts", "scripts/dev.ts", "scripts/start.mjs");
  files.push("scripts/build.ts", "scripts/build-pages.ts", "scripts/design-tokens.ts", "scripts/operate-alone.ts");
  const bareImport = /^(?:import(?! type\b)(?: [^;"]+? from)?|\} from) "([a-z@][^":]*)"/gm;
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(bareImport)]
      .map(([, path = ""]) => path.split("/", path.startsWith("@") ? 2 : 1).join("/"))
      .filter((name) => !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.skipIf(process.platform === "win32")("a service neither installs nor builds, and is one process", () => {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-service-"));
  mkdirSync(join(folder, "scripts"));
  for (const name of ["start", "toolchain", "server-command", "step"])
    cpSync(join(root, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`));
  const start = () => {
    const { npm_lifecycle_event: _, ...env } = process.env;
    const arguments_ = [join(folder, "scripts/start.mjs"), "--built"];
    return spawnSync(process.execPath, arguments_, { cwd: tmpdir(), env, encoding: "utf8" });
  };
  expect(start()).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "There is no finished build. Run `npm ci --omit=dev && npm run build` first.\n",
  });

  mkdirSync(join(folder, "build/server"), { recursive: true });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
  writeFileSync(join(folder, "build/finished"), "");
  // Newer than the build.
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(
    join(folder, "build/server/index.js"),
    "console.log(process.pid, process.env.NODE_ENV, process.env.FROM_FILE, process.execArgv.length > 2)",
  );
  const withoutFile = start();
  expect(withoutFile.stdout).toBe(`${withoutFile.pid} production undefined true\n`);
  expect(withoutFile.stderr).toBe("");
  writeFileSync(join(folder, ".env"), "FROM_FILE=read");
  const withFile = start();
  expect(withFile.stdout).toBe(`${withFile.pid} production read true\n`);
});
