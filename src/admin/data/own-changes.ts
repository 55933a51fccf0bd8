import { create } from "zustand";

const store = create<{ count: number }>(() => ({ count: 0 }));

/** Returns a number that grows each time that what the person's own action changed has been read again. */
export const useOwnChanges = (): number => store(({ count }) => count);
export const countOwnChange = (): void => store.setState(({ count }) => ({ count: count + 1 }));
