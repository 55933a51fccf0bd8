import { userInfo } from "node:os";

/** Returns the name of the operating system's user; a container's user may have none. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
