import { Outlet } from "react-router";
import { Head } from "./layout/head.tsx";
import { usePage } from "./use-page.ts";

/** Renders the html element. There is no `<Scripts/>`: pages ship the visitor script only. */
export default function Root() {
  const { address, edition, arm, apiBase, gtm, speedSample, tokensUrl, row } = usePage();
  return (
    <html
      lang={address.locale}
      data-edition={edition}
      data-arm={arm}
      data-path={row.path}
      data-frame={row.frame}
      data-api-host={apiBase === "/api" ? undefined : apiBase}
      data-gtm={gtm || undefined}
      data-speed-sample={speedSample || undefined}
      data-tokens-url={tokensUrl || undefined}
    >
      <Head />
      <body>
        <Outlet />
      </body>
    </html>
  );
}
