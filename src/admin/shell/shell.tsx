import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, useBlocker, useLocation, useNavigate } from "react-router";
import { readItem, writeItem } from "#client/storage/storage.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { ConfirmDialog, confirmAction } from "../dialog/confirm-dialog.tsx";
import { Toasts } from "../dialog/toasts.tsx";
import { hasUnsavedForm } from "../form/unsaved-forms.ts";
import { listenToKeys } from "../keys/listen-to-keys.ts";
import { useKeys } from "../keys/use-keys.ts";
import { useConnection } from "../live/connection.ts";
import { useLive } from "../live/use-live.ts";
import type { NavigationName } from "../screen-row.ts";
import { useWords } from "../words/use-words.ts";
import { Navigation } from "./navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useReadableScreens } from "./use-readable-screens.ts";

const Palette = lazy(() => import("./palette/palette.tsx"));
const KeysHelp = lazy(() => import("../keys/keys-help.tsx"));

/** Renders the frame of the app: navigation, top bar, the screen, and what opens over it. */
export function Shell() {
  const words = useWords("admin");
  const { pathname } = useLocation();
  const [pinned, setPinned] = useState(readItem("admin.pinned") === "1");
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [opened, setOpened] = useState<"palette" | "keys">();
  const close = () => setOpened(undefined);
  useLive();
  useEffect(listenToKeys, []);
  useGoKeys();
  useLeaveGuard();
  useKeys(
    { "mod+k": () => setOpened("palette"), "?": () => setOpened("keys") },
    { label: words.keys.everywhere, names: { "mod+k": words.keys.palette, "?": words.keys.help } },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer.
  useEffect(() => setDrawerOpen(false), [pathname]);
  const togglePinned = () => {
    writeItem("admin.pinned", pinned ? "0" : "1");
    setPinned(!pinned);
  };
  return (
    <div className="shell" data-pinned={pinned || undefined}>
      <a href="#main" className="skip btn btn-primary">
        {words.skip}
      </a>
      <Navigation pinned={pinned} onToggle={togglePinned} open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <div className="shell-body">
        <TopBar
          onMenu={() => setDrawerOpen(true)}
          onSearch={() => setOpened("palette")}
          onKeys={() => setOpened("keys")}
        />
        <ConnectionLost />
        <main id="main" tabIndex={-1} className="shell-main">
          <Outlet />
        </main>
      </div>
      <Suspense>
        {opened === "palette" && <Palette onClose={close} />}
        {opened === "keys" && <KeysHelp onClose={close} />}
      </Suspense>
      <ConfirmDialog />
      <Toasts />
    </div>
  );
}

/** A short break, as when a server restarts, is not worth a line. */
const showAfter = 1_500;

/** Says that the connection is lost and that nothing typed is. */
function ConnectionLost() {
  const { bar } = useWords("admin");
  const lost = useConnection() === "lost";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lost), lost ? showAfter : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status">
      {shown && (
        <p className="connection-lost">
          <Icon name="alert" className="size-4 shrink-0" />
          {bar.lost}
        </p>
      )}
    </div>
  );
}

/** The key after `g` that opens each screen. */
const goKeys: Record<NavigationName, string> = {
  today: "t",
  leads: "l",
  tasks: "u",
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
  settings: ",",
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
function useGoKeys(): void {
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

/** Asks before a screen with unsaved changes is left, for another one or by closing the tab. */
function useLeaveGuard(): void {
  const { leave, leaveAnyway, stay } = useWords("admin").form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once for each attempt to leave.
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = { ...leave, confirm: leaveAnyway, cancel: stay, danger: true };
    void confirmAction(question).then((confirmed) => (confirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => hasUnsavedForm() && event.preventDefault();
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, []);
}
