import { dayStores } from "#desk/today.server.ts";
import { beginDemo, continueDemo } from "#seeds/demo/seed-demo.server.ts";

/** Seeds the whole demonstration, as a start on an empty database does in two parts; returns the logins. */
export async function seedDemo(deps: Parameters<typeof beginDemo>[0]): ReturnType<typeof beginDemo> {
  const later = { ...deps, stores: dayStores };
  const logins = await beginDemo(deps);
  // As a server that ends at once, and the next one.
  await continueDemo(later, AbortSignal.abort());
  await continueDemo(later);
  return logins;
}
