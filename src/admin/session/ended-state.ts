import { create } from "zustand";

const store = create<{ ended: boolean }>(() => ({ ended: false }));

/** Returns whether the server no longer knows the session. */
export const useSessionEnded = (): boolean => store((state) => state.ended);
export const endSession = (): void => store.setState({ ended: true });
export const resumeSession = (): void => store.setState({ ended: false });
