import { accessSync, constants } from "node:fs";
import { createPrivateFolder } from "#infra/config/private-folder.server.ts";
import { createSocketFolder } from "#infra/operator/operator-socket.server.ts";

/**
 * Creates the data folder and checks that it can be written to. It contains password hashes and addresses, so only its
 * owner gets access; a folder shared on purpose (sticky, as /tmp is) or owned by another user is not changed.
 * @returns what is wrong with it, undefined when nothing is
 */
export function claimDataFolder(dataDir: string): string | undefined {
  return folderProblem(dataDir, createSocketFolder);
}

/**
 * Creates a folder for private files and checks that it can be written to.
 * @param also what else it needs; throws when that fails
 * @returns what is wrong with it, undefined when nothing is
 */
export function folderProblem(folder: string, also?: (folder: string) => unknown): string | undefined {
  try {
    createPrivateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    also?.(folder);
  } catch (error) {
    return (error as Error).message;
  }
}
