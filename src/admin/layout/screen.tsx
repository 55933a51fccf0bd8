import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link, useLocation, useNavigationType } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useOfficeName } from "../session/company.ts";
import { useWords } from "../words/use-words.ts";
import { Empty } from "./empty.tsx";
import { Loading } from "./loading.tsx";

/** Of the screen with which the app was loaded: there the focus begins at the top, as on any page. */
const firstKey: string = history.state?.key ?? "default";

export interface ScreenProps {
  title: string;
  /** What the heading says instead of the title of the document. */
  heading?: string | undefined;
  /** One line below the heading. */
  lead?: ReactNode;
  /** Stands before the title: a person's initials, a product's mark. */
  avatar?: ReactNode;
  /** Shown beside the title: a state, a number. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** The list that this object belongs to. */
  back?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/**
 * Renders the frame of a screen: its title, actions and content. It sets the title of the document and takes the focus
 * to the heading after a navigation. A DataTable directly inside has at most the height that is left.
 */
export function Screen({
  title,
  heading: shownTitle = title,
  lead,
  avatar,
  detail,
  actions,
  back,
  children,
}: ScreenProps) {
  const name = useOfficeName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const isNavigation = key !== firstKey && type !== "REPLACE";
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a screen, also when the component stays.
  useEffect(() => {
    if (isNavigation) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="screen">
      <header className="screen-head">
        <div className="min-w-0">
          {back && (
            <Link to={back.to} className="screen-back">
              <Icon name="arrow-left" className="size-3.5" />
              {back.label}
            </Link>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {avatar}
            <h1 ref={heading} tabIndex={-1} className="screen-title">
              {shownTitle}
            </h1>
            {detail}
          </div>
          {lead && <p className="screen-lead">{lead}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </header>
      {/* A part that waits for its words must not hide the heading, which may have the focus. */}
      <Suspense fallback={<Loading lines={8} />}>{children}</Suspense>
    </div>
  );
}

/** Renders what is shown for an address without a screen, or an object that does not exist or may not be seen. */
export function NotFound() {
  const { failure } = useWords("admin");
  return (
    <Screen title={failure.missing.title}>
      <Empty>{failure.missing.body}</Empty>
    </Screen>
  );
}
