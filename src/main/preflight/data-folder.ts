import { accessSync, constants } from "node:fs";
import { createPrivateFolder } from "#infra/config/private-folder.server.ts";
import { createSocketFolder } from "#infra/operator/operator-socket.server.ts";

/**
 * Makes the data folder and checks that it can be written to. It holds password hashes and addresses, so it is closed to
 * everybody but its owner; not a folder that is everybody's on purpose (sticky, as /tmp is), nor another user's.
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
