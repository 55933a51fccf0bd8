import { endLogin } from "../api/login-ended.ts";
import { storedToken } from "../api/token.ts";
import { rootStore } from "../state/store.ts";
import { isRecord, readRoot } from "../storage/storage.ts";

/**
 * Leaves a page of a person's own data when their login ends elsewhere: in another tab, or before this page came back
 * from the browser's memory. Returns the way to stop.
 */
export function watchLogin(): () => void {
  const look = () => {
    if (storedToken() === undefined) endLogin(true);
  };
  const heard = ({ key }: StorageEvent) => {
    if (key === "token" || key === null) look();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    look();
    reloadForAnother();
  };
  addEventListener("storage", heard);
  addEventListener("pageshow", shown);
  return () => {
    removeEventListener("storage", heard);
    removeEventListener("pageshow", shown);
  };
}

/** A page from the browser's memory still shows who was logged in when it was left; somebody else begins it anew. */
export function reloadForAnother(): void {
  const { user } = readRoot();
  const now = isRecord(user) && isRecord(user.userData) ? user.userData.id : undefined;
  const { userData } = rootStore.getState().user;
  if (now && userData && now !== userData.id) location.reload();
}
