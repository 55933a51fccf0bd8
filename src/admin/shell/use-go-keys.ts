import { useNavigate } from "react-router";
import { fill } from "#text/fill.ts";
import { useKeys } from "../keys/use-keys.ts";
import type { NavigationName } from "../screen-row.ts";
import { useWords } from "../words/use-words.ts";
import { useReadableScreens } from "./use-readable-screens.ts";

/** The key after `g` that opens each screen. */
const goKeys: Record<NavigationName, string> = {
  today: "t",
  leads: "l",
  help: "q",
  orders: "o",
  customers: "c",
  invoices: "k",
  reconciliation: "r",
  vouchers: "v",
  prices: "p",
  content: "e",
  brand: "b",
  people: "d",
  staff: "s",
  audit: "a",
  jobs: "j",
  system: "y",
  api: "i",
  media: "m",
  campaigns: "n",
  experiments: "x",
  speed: "f",
  newsletter: "w",
  events: "h",
};

/** Registers `g` with a letter for each screen of the navigation. */
export function useGoKeys(): void {
  const { keys, navigation } = useWords("admin");
  const navigate = useNavigate();
  const entries = useReadableScreens().flatMap(({ nav, path }) =>
    nav ? [{ nav, path, key: `g ${goKeys[nav]}` }] : [],
  );
  useKeys(Object.fromEntries(entries.map(({ key, path }) => [key, () => void navigate(`/${path}`)])), {
    label: keys.everywhere,
    names: Object.fromEntries(
      entries.map(({ key, nav }) => [key, fill(keys.goTo, { screen: navigation.screens[nav] })]),
    ),
  });
}
