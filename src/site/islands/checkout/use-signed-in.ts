import { useCallback, useEffect, useState } from "react";
import { fetchUser, seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { onLoginChange } from "#client/flows/watch-login.ts";
import { rootStore } from "#client/state/store.ts";

/**
 * Returns whether somebody is logged in, also when that happens in another tab, and a function that looks again after a login
 * on the page itself. Their data is fetched at the start, since the browser's copy may be old, and whenever the page is shown
 * again until the e-mail address is verified. For what is rendered in the browser only: the first result is its own.
 */
export function useSignedIn(): [signedIn: boolean, update: () => void] {
  const [signedIn, setSignedIn] = useState(seemsLoggedIn);
  const update = useCallback((loggedIn: boolean, refresh: boolean) => {
    setSignedIn(loggedIn);
    if (loggedIn && (refresh || !rootStore.getState().user.userData)) void fetchUser();
  }, []);
  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden && rootStore.getState().user.userData?.email_verified === false)
        update(seemsLoggedIn(), true);
    };
    update(seemsLoggedIn(), true);
    const unsubscribe = onLoginChange(({ loggedIn, restored }) => update(loggedIn, restored));
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [update]);
  return [signedIn, () => update(seemsLoggedIn(), false)];
}
