import { handleRevokedSession } from "../api/session-ended.ts";
import { storedToken } from "../api/stored-token.ts";
import { rootStore } from "../state/store.ts";
import { isRecord, readRoot } from "../storage/storage.ts";

/** Whether somebody is logged in now; `restored` when the page came back from the browser's memory. */
interface LoginChange {
  loggedIn: boolean;
  restored: boolean;
}

/**
 * Calls back when the login may have changed elsewhere: in another tab, or before this page came back from the browser's
 * memory. Such a page is reloaded when somebody else is logged in. Returns an unsubscribe function.
 */
export function onLoginChange(listener: (change: LoginChange) => void): () => void {
  const notify = (restored: boolean) => listener({ loggedIn: storedToken() !== undefined, restored });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === "token" || key === null) notify(false);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    notify(true);
    if (isSomebodyElse()) location.reload();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Leaves a page of a person's own data when their login ends elsewhere. Returns an unsubscribe function. */
export function watchLogin(): () => void {
  return onLoginChange(({ loggedIn }) => {
    if (!loggedIn) handleRevokedSession(true);
  });
}

/** Compares who is logged in now with whom this page still shows. */
function isSomebodyElse(): boolean {
  const { user } = readRoot();
  const current = isRecord(user) && isRecord(user.userData) ? user.userData.id : undefined;
  const { userData } = rootStore.getState().user;
  return Boolean(current && userData && current !== userData.id);
}
