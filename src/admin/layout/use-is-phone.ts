import { useSyncExternalStore } from "react";

const query = matchMedia("(width < 48rem)");
const subscribe = (onChange: () => void) => {
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Returns whether the window is so narrow that rows are cards. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
