import { createContext } from "react";

/** URLs that only the build knows: the visitor script and, in development, what must load before it. */
export interface EntryModules {
  script: string;
  before: string[];
}

export const EntryModulesContext = createContext<EntryModules>({ script: "", before: [] });
