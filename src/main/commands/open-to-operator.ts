import type { CoreDeps } from "#api/http/deps.ts";
import { openOperatorPort } from "#api/http/operator-port.ts";
import { listenForOperator } from "#infra/operator/operator.server.ts";
import { orCannotStart } from "../preflight/cannot-start.ts";
import { operatorCommands } from "./operator-commands.ts";

interface Open {
  close(): void;
}

/**
 * Opens the port of the metrics, when one is configured.
 * @throws CannotStart when it cannot be had
 */
export async function openMetrics(deps: CoreDeps): Promise<Open | undefined> {
  const { operatorHost, operatorPort } = deps.config;
  if (operatorPort === undefined) return undefined;
  const opening = openOperatorPort(operatorPort, deps);
  return orCannotStart(`OPERATOR_HOST=${operatorHost}, OPERATOR_PORT=${operatorPort}`, opening);
}

/** Opens the socket for operator commands; without it (some file systems hold none) the site is served all the same. */
export async function openToOperator(deps: CoreDeps): Promise<Open | undefined> {
  try {
    return await listenForOperator(operatorCommands, deps);
  } catch (error) {
    deps.log.warn({ err: error }, "no operator command reaches this process: its socket in DATA_DIR cannot be opened");
    return undefined;
  }
}
