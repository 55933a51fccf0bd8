import type { Server } from "node:net";
import type { CoreDeps } from "#api/deps.ts";
import { openOperatorPort } from "#api/operator-port.ts";
import { listenForOperator } from "#infra/operator.server.ts";
import { operatorCommands } from "./operator-commands.ts";

/** Opens what only the operator reaches: the socket for commands and, when configured, the port of the metrics. */
export async function openToOperator(deps: CoreDeps): Promise<{ close: () => void }> {
  const open: Server[] = [await listenForOperator(operatorCommands, deps)];
  const { operatorPort } = deps.config;
  if (operatorPort !== undefined) open.push(await openOperatorPort(operatorPort, deps));
  return {
    close() {
      for (const it of open) it.close();
    },
  };
}
