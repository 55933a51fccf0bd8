import { accessSync, constants } from "node:fs";
import { makePrivate } from "#infra/config/private-folder.server.ts";
import { makeSocketFolder } from "#infra/operator/operator-socket.server.ts";

/**
 * Creates the data folder and checks that it can be written to. It contains password hashes and addresses, so only its
 * owner gets access; a folder shared on purpose (sticky, as /tmp is) or owned by another user is not changed.
 * @returns what is wrong with it, undefined when nothing is
 */
export function claimDataFolder(dataDir: string): string | undefined {
  try {
    makePrivate(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    makeSocketFolder(dataDir);
  } catch (error) {
    return (error as Error).message;
  }
}
