import { use } from "react";
import { createBrowserRouter, Navigate } from "react-router";
import { loadScreen } from "./early/load-screen.ts";
import { NotFound } from "./layout/not-found.tsx";
import { navigationGroups, type ScreenRow } from "./screen-row.ts";
import { screens } from "./screens.ts";
import { AllowedScreen } from "./shell/allowed-screen.tsx";
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
