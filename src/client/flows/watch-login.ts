import { handleRevokedSession } from "../api/session-ended.ts";
import { storedToken } from "../api/stored-token.ts";
import { rootStore } from "../state/store.ts";
import { isRecord, readRoot } from "../storage/storage.ts";

/**
 * Leaves a page of personal data when the login ends elsewhere: in another tab, or before the page was restored from the
 * back/forward cache. Returns an unsubscribe function.
 */
export function watchLogin(): () => void {
  const checkLogin = () => {
    if (storedToken() === undefined) handleRevokedSession(true);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === "token" || key === null) checkLogin();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    checkLogin();
    reloadIfUserChanged();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Reloads a page restored from the back/forward cache when somebody else has logged in since. */
export function reloadIfUserChanged(): void {
  const { user } = readRoot();
  const currentId = isRecord(user) && isRecord(user.userData) ? user.userData.id : undefined;
  const { userData } = rootStore.getState().user;
  if (currentId && userData && currentId !== userData.id) location.reload();
}
