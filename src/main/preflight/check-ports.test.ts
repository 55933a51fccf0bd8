import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startSuite } from "../start-suite.ts";
import { checkPorts } from "./check-ports.ts";

async function takenPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, server };
}

test("a port in use and a host that does not exist are named; free ports stay free", async () => {
  const { port, server } = await takenPort();
  const host = "127.0.0.1";
  const free = { host, port: 0, operatorHost: host };
  await expect(checkPorts({ ...free, port })).rejects.toThrow(`HOST=127.0.0.1, PORT=${port}: listen EADDRINUSE`);
  await expect(checkPorts({ ...free, operatorPort: port })).rejects.toThrow(`OPERATOR_PORT=${port}: listen EADDRINUSE`);
  await expect(checkPorts({ ...free, host: "host.invalid" })).rejects.toThrow("HOST=host.invalid, PORT=0: getaddrinfo");
  server.close();
  await once(server, "close");
  await checkPorts({ ...free, port, operatorPort: 0 });
});

test.each([["PORT"], ["OPERATOR_PORT"], ["HOST"], ["TRUSTED_PROXIES"]])(
  "a start that is refused for %s creates nothing",
  async (key) => {
    const folder = mkdtempSync(join(tmpdir(), "bigsuite-refused-"));
    const { port, server } = await takenPort();
    const values: Record<string, string> = { HOST: "host.invalid", TRUSTED_PROXIES: "0.0.0.0/0" };
    vi.stubEnv("DATA_DIR", join(folder, "data"));
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv(key, values[key] ?? String(port));
    const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      const loadBuild = () => Promise.reject(new Error("nothing is loaded"));
      await expect(startSuite({ loadBuild })).rejects.toThrow("ended with 1");
      expect(error.mock.lastCall?.[0]).toContain(key);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      exit.mockRestore();
      error.mockRestore();
      server.close();
    }
  },
);
