import { create } from "zustand";

type Connection = "connecting" | "live" | "lost";

const store = create<{ connection: Connection }>(() => ({ connection: "connecting" }));

/** Returns whether changes of others arrive. */
export const useConnection = (): Connection => store((state) => state.connection);
export const setConnection = (connection: Connection): void => store.setState({ connection });
