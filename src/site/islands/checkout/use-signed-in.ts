import { useEffect, useState } from "react";
import { fetchUser, seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { reloadIfUserChanged } from "#client/flows/watch-login.ts";
import { rootStore } from "#client/state/store.ts";

/**
 * Whether somebody is logged in, also when that happens in another tab. Who it is gets fetched at the start, since the
 * browser's copy may be old, and again on coming back from the mailbox until the address is verified.
 */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    const look = (fresh: boolean) => {
      const now = seemsLoggedIn();
      setSignedIn(now);
      if (now && (fresh || !rootStore.getState().user.userData)) void fetchUser();
    };
    const stored = () => look(false);
    const shown = ({ persisted }: PageTransitionEvent) => {
      look(persisted);
      if (persisted) reloadIfUserChanged();
    };
    const returned = () => {
      if (!document.hidden && rootStore.getState().user.userData?.email_verified === false) look(true);
    };
    look(true);
    addEventListener("storage", stored);
    addEventListener("pageshow", shown);
    document.addEventListener("visibilitychange", returned);
    return () => {
      removeEventListener("storage", stored);
      removeEventListener("pageshow", shown);
      document.removeEventListener("visibilitychange", returned);
    };
  }, []);
  return signedIn;
}
