import { type Outcome, refused } from "#client/api/outcome.ts";
import type { Renew } from "./renew.tsx";
import type { Upgrade } from "./upgrade.tsx";

interface OrderScreens {
  Renew: typeof Renew;
  Upgrade: typeof Upgrade;
}

/** Loads the screens of an order, half of the island's bytes, which the list of packages does not need. */
export async function loadOrderScreens(): Promise<Outcome<OrderScreens>> {
  try {
    const [{ Renew }, { Upgrade }] = await Promise.all([import("./renew.tsx"), import("./upgrade.tsx")]);
    return { ok: true, status: 200, data: { Renew, Upgrade } };
  } catch {
    return refused(0, "unreachable");
  }
}
