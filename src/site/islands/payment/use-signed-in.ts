import { useEffect, useState } from "react";
import { fetchUser, seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { rootStore } from "#client/state/store.ts";
import { reloadForAnother } from "#client/watch-login.ts";

/** Whether somebody is logged in, also when that happens in another tab; who it is gets fetched when it is not known. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    const look = () => {
      const now = seemsLoggedIn();
      setSignedIn(now);
      if (now && !rootStore.getState().user.userData) void fetchUser();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      look();
      if (persisted) reloadForAnother();
    };
    look();
    addEventListener("storage", look);
    addEventListener("pageshow", shown);
    return () => {
      removeEventListener("storage", look);
      removeEventListener("pageshow", shown);
    };
  }, []);
  return signedIn;
}
