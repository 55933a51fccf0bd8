import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { readItem, writeItem } from "#client/storage/storage.ts";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { Toasts } from "../dialog/toasts.tsx";
import { listenToKeys } from "../keys/listen-to-keys.ts";
import { useKeys } from "../keys/use-keys.ts";
import { useLive } from "../live/use-live.ts";
import { useWords } from "../words/use-words.ts";
import { ConnectionLost } from "./connection-lost.tsx";
import { Navigation } from "./navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useGoKeys } from "./use-go-keys.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

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
