import { type ReactNode, Suspense, use } from "react";
import { createBrowserRouter, Navigate, useLocation } from "react-router";
import type { Resource } from "#accounts/staff/permissions.ts";
import { loadScreen } from "./early/load-screen.ts";
import { Loading } from "./layout/loading.tsx";
import { NotFound } from "./layout/screen.tsx";
import { navigationGroups, type ScreenRow } from "./screen-row.ts";
import { screens } from "./screens.ts";
import { useMay } from "./session/me.ts";
import { ScreenBoundary } from "./shell/screen-boundary.tsx";
import { Shell } from "./shell/shell.tsx";
import { useReadableScreens } from "./shell/use-readable-screens.ts";

/** Opens the first screen of the navigation that the person may read. */
function FirstScreen() {
  const readable = useReadableScreens();
  const order = Object.values(navigationGroups).flat();
  const first = order.map((name) => readable.find(({ nav }) => nav === name)).find((screen) => screen);
  return first ? <Navigate to={`/${first.path}`} replace /> : <NotFound />;
}

/** Renders a screen when its module is there. */
function LoadedScreen({ screen }: { screen: ScreenRow }) {
  const { default: Component } = use(loadScreen(screen));
  return <Component />;
}

export const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      children: [
        { index: true, element: <FirstScreen /> },
        ...screens.map((screen) => ({
          path: screen.path,
          element: (
            <AllowedScreen resource={screen.resource}>
              <LoadedScreen screen={screen} />
            </AllowedScreen>
          ),
        })),
        { path: "*", element: <NotFound /> },
      ],
    },
  ],
  { basename: "/admin" },
);

/** Shows a screen to whom may read it, while it loads its skeleton, and when it fails what can be done. */
function AllowedScreen({ resource, children }: { resource: Resource; children: ReactNode }) {
  const may = useMay();
  const { pathname } = useLocation();
  if (!may(resource, "read")) return <NotFound />;
  return (
    <ScreenBoundary key={pathname}>
      <Suspense
        fallback={
          <div className="screen">
            <Loading lines={6} />
          </div>
        }
      >
        {children}
      </Suspense>
    </ScreenBoundary>
  );
}
