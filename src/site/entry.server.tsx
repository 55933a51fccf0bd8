import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { EntryModulesContext } from "./entry-module.ts";
import { renderFailure } from "./render-failure.ts";

/** Stores what a loader or component threw for the caller, which logs it; the default would print a stack. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderFailure).error ??= error;
};

/** Renders a page to a string: pages are compressed once and cached, so nothing is streamed. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  if (context.staticHandlerContext.errors) return new Response(null, { status: 500 });
  const { entry, hmr } = context.manifest;
  // In development React's refresh runtime and Vite's client come first; without them no island is hydrated.
  const before = hmr ? [hmr.runtime, "/@vite/client"] : [];
  const html = renderToString(
    <EntryModulesContext value={{ script: entry.module, before }}>
      <ServerRouter context={context} url={request.url} />
    </EntryModulesContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
