import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { RouterProvider } from "react-router/dom";
import { queryClient } from "./data/query-client.ts";
import { router } from "./router.tsx";
import { FactorDialog } from "./session/factor-form.tsx";
import { Gate } from "./session/gate.tsx";
import { SessionEnded, UnlessEnded } from "./session/session-ended.tsx";
import { ScreenBoundary } from "./shell/screen-boundary.tsx";

/** Renders the whole app: nothing is shown before the server said who is logged in. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<div className="app-loading" aria-busy="true" />}>
        <UnlessEnded>
          <ScreenBoundary>
            <Gate>
              <RouterProvider router={router} />
            </Gate>
          </ScreenBoundary>
          <FactorDialog />
        </UnlessEnded>
        <SessionEnded />
      </Suspense>
    </QueryClientProvider>
  );
}
