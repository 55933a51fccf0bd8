import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { operatorSocket } from "../../src/infra/operator/operator.server.ts";

/** Returns the file in which the server of the journeys leaves the name of its DATA_DIR. */
export const dataDirFile = (port = process.env.E2E_PORT ?? "4477"): string =>
  join(tmpdir(), `bigsuite-e2e-${port}.dir`);

/** Returns the file in which the server of the journeys leaves the address at which the second server is asked for. */
export const secondServerFile = (port = process.env.E2E_PORT ?? "4477"): string =>
  join(tmpdir(), `bigsuite-e2e-${port}.second`);

/**
 * Runs an operator command in the server of a DATA_DIR, by default that of the journeys: `operate(["admin", "list"])`. It
 * asks at the server's socket, as scripts/operate.mjs does, without a process of its own.
 * @throws with the command's output when it fails
 */
export async function operate(command: string[], dataDir = readFileSync(dataDirFile(), "utf8")): Promise<void> {
  const socket = createConnection(operatorSocket(dataDir));
  await once(socket, "connect");
  socket.write(`${JSON.stringify(command)}\n`);
  let output = "";
  let isDone = false;
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as { out?: string; ok?: boolean };
    output += message.out ?? "";
    isDone = message.ok ?? isDone;
  }
  if (!isDone) throw new Error(`${command.join(" ")} failed: ${output}`);
}
