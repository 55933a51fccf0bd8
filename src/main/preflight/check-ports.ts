import { createServer } from "node:net";
import { orCannotStart } from "./cannot-start.ts";

interface Ports {
  host: string;
  port: number;
  operatorHost: string;
  operatorPort?: number | undefined;
}

/**
 * Proves that the ports can be opened, and releases them: a start that is refused must not have created or migrated a
 * database. They are opened when they are served, since a balancer sends requests to a port that is open.
 * @throws CannotStart naming the key
 */
export async function checkPorts({ host, port, operatorHost, operatorPort }: Ports): Promise<void> {
  await orCannotStart(`HOST=${host}, PORT=${port}`, openAndClose(host, port));
  if (operatorPort === undefined) return;
  const names = `OPERATOR_HOST=${operatorHost}, OPERATOR_PORT=${operatorPort}`;
  await orCannotStart(names, openAndClose(operatorHost, operatorPort));
}

function openAndClose(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}
