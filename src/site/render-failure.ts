import { createContext } from "react-router";

/** Where the cause of a failed render is stored: a page that failed is a refusal of its caller's, not an error page. */
export const renderFailure = createContext<{ error?: unknown }>();
