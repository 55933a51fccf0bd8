import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import type { Resource } from "#accounts/staff/permissions.ts";
import { Loading } from "../layout/loading.tsx";
import { NotFound } from "../layout/not-found.tsx";
import { useMay } from "../session/me.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";

/** Shows a screen to whom may read it, while it loads its skeleton, and when it fails what can be done. */
export function AllowedScreen({ resource, children }: { resource: Resource; children: ReactNode }) {
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
