import { lazy, Suspense, useRef, useState } from "react";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useCall } from "../data/use-call.ts";
import { Loading } from "../layout/loading.tsx";
import { useWords } from "../words/use-words.ts";

const NotificationPanel = lazy(() => import("../screens/notifications/notification-list.tsx"));

/** Most that the mark of the bell counts; a reader of the screen hears the whole number. */
const mostCounted = 99;

/** Renders the bell with how many notifications are unread, and below it their list. The live channel keeps both up to date. */
export function Bell() {
  const { bar } = useWords("admin");
  const { data } = useCall("/admin/notifications/unread");
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? fill(bar.unread, { n: unread }) : bar.notifications;
  return (
    <>
      <button type="button" className="icon-btn bell" popoverTarget="notifications" aria-label={label} title={label}>
        <Icon name="bell" className="size-4.5" />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > mostCounted ? `${mostCounted}+` : unread}
          </span>
        )}
      </button>
      <section
        ref={panel}
        id="notifications"
        popover="auto"
        className="pop-menu bell-panel"
        aria-label={bar.notifications}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && (
          <Suspense fallback={<Loading />}>
            <NotificationPanel onOpen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </section>
    </>
  );
}
