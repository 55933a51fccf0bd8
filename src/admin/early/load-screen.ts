import type { ScreenRow } from "../screen-row.ts";
import { rememberLoaded } from "./remember-loaded.ts";

const loading = new Map<ScreenRow["load"], ReturnType<ScreenRow["load"]>>();

/** Loads the module of a screen once; later calls return the same promise. */
export function loadScreen({ load }: Pick<ScreenRow, "load">): ReturnType<ScreenRow["load"]> {
  let module = loading.get(load);
  if (!module) {
    module = rememberLoaded(load());
    loading.set(load, module);
  }
  return module;
}
