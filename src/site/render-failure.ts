import { createContext } from "react-router";

/** Takes the cause of a failed render to the caller, which decides on the error page. */
export const renderFailure = createContext<{ error?: unknown }>();
