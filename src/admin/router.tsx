import { lazy } from "react";
import { createBrowserRouter, Navigate } from "react-router";
import { NotFound } from "./layout/not-found.tsx";
import { navigationGroups } from "./screen-row.ts";
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

export const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      children: [
        { index: true, element: <FirstScreen /> },
        ...screens.map(({ path, resource, load }) => {
          const Component = lazy(load);
          return {
            path,
            element: (
              <AllowedScreen resource={resource}>
                <Component />
              </AllowedScreen>
            ),
          };
        }),
        { path: "*", element: <NotFound /> },
      ],
    },
  ],
  { basename: "/admin" },
);
