import { adminChannel } from "#infra/database/admin-changes.server.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";

/** An empty kind means that changes may have been lost: everything shown must be read again. */
type OnChange = (kind: string, id: string) => void;

export interface AdminChanges {
  /** Calls `onChange` after each change made on any instance. Returns an unsubscribe function. */
  watch(onChange: OnChange): () => void;
}

/** Creates the notifier of changes; it opens one database listener, with the first call of `watch`. */
export function createAdminChanges(listen: OpenDatabase["listen"]): AdminChanges {
  const listeners = new Set<OnChange>();
  let open: Promise<unknown> | undefined;
  return {
    watch(onChange) {
      open ??= listen(adminChannel, (payload) => {
        const [kind = "", id = ""] = payload.split(":", 2);
        for (const listener of listeners) listener(kind, id);
      });
      open.catch(() => {
        open = undefined;
      });
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
