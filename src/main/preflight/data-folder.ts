import { accessSync, constants } from "node:fs";
import { createPrivateFolder } from "#infra/config/private-folder.server.ts";
import { createSocketFolder } from "#infra/operator/operator-socket.server.ts";

/**
 * Creates the data folder and checks that it can be written to. It contains password hashes and addresses, so only its
 * owner gets access; a folder shared on purpose (sticky, as /tmp is) or owned by another user is not changed.
 * @returns what is wrong with it, undefined when nothing is
 */
export function claimDataFolder(dataDir: string): string | undefined {
  try {
    createPrivateFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    createSocketFolder(dataDir);
  } catch (error) {
    return (error as Error).message;
  }
}
