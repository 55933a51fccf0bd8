import type { Server } from "node:http";
import type { CoreDeps } from "#api/http/deps.ts";
import { openOperatorPort } from "#api/http/operator-port.ts";
import { listenForOperator, type OperatorSocket } from "#infra/operator/operator.server.ts";
import { orCannotStart } from "../preflight/cannot-start.ts";
import { operatorCommands } from "./operator-commands.ts";

/**
 * Opens the port of the metrics, when one is configured.
 * @throws CannotStart when it cannot be opened
 */
export async function openMetrics(deps: CoreDeps): Promise<Server | undefined> {
  const { operatorHost, operatorPort } = deps.config;
  if (operatorPort === undefined) return undefined;
  const opening = openOperatorPort(operatorPort, deps);
  return orCannotStart(`OPERATOR_HOST=${operatorHost}, OPERATOR_PORT=${operatorPort}`, opening);
}

/** Opens the socket for operator commands; where the file system has no sockets, the site is served without it. */
export async function openToOperator(deps: CoreDeps): Promise<OperatorSocket | undefined> {
  try {
    return await listenForOperator(operatorCommands, deps);
  } catch (error) {
    deps.log.warn({ err: error }, "no operator command reaches this process: its socket in DATA_DIR cannot be opened");
    return undefined;
  }
}
