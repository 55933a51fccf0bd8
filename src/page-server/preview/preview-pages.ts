import type { IncomingMessage, ServerResponse } from "node:http";
import { readWithDrafts } from "#content/reading.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { layerOf } from "#publishing/previews/preview-layer.server.ts";
import type { Preview } from "#publishing/tables.server.ts";
import { pageIn, type ResolvedPage } from "#site/page-resolution.ts";
import type { PreviewField } from "#site/preview/preview-field.ts";
import type { PageRenderer } from "../render-page.ts";
import { createFieldMarks } from "./mark-fields.ts";

const below = "/preview/";

interface PreviewDeps {
  find: (token: string) => Promise<Preview | undefined>;
  draw: PageRenderer["draw"];
  log: Pick<Log, "warn">;
  /** The pathname of the script that leads from a text to its field. */
  script: string;
}

/** Returns whether a pathname is that of a page with words that are not published. */
export const isPreviewPath = (pathname: string): boolean => pathname.startsWith(below);

/**
 * Creates what sends a page with drafts in it to whoever has its address; nothing of it is cached or indexed. Undefined
 * means that there is no such preview.
 */
export function createPreviewPages({ find, draw, log, script }: PreviewDeps) {
  return async function send(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const token = pathname.slice(below.length);
    const preview = /^[\w-]{32}$/.test(token) ? await find(token) : undefined;
    if (!preview) return false;
    const { mark, fields } = createFieldMarks(new Set(preview.documents.map(({ name }) => name)));
    try {
      // The page of a new article exists in the drafts alone.
      const { html, headers } = await readWithDrafts(layerOf(preview), mark, () =>
        draw(pageOf(preview), { once: true }),
      );
      const body = Buffer.from(withFields(html, preview, fields, script));
      response.writeHead(200, { ...frameable(headers), "Content-Length": body.length });
      response.end(request.method === "HEAD" ? undefined : body);
    } catch (error) {
      // Words of which a part is missing entirely cannot be drawn; the editor shows which.
      log.warn({ err: error, path: preview.path }, "preview cannot be drawn");
      response.writeHead(422, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end();
    }
    return true;
  };
}

const pageOf = ({ path, locale, edition }: Preview): ResolvedPage => pageIn({ locale, edition, path });

/** Only the back office may show it in a frame, and its address must not reach another site. */
function frameable(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Security-Policy": headers["Content-Security-Policy"]!.replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    "X-Frame-Options": "SAMEORIGIN",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
  };
}

function withFields(html: string, { theme }: Preview, fields: readonly PreviewField[], script: string): string {
  const json = JSON.stringify({ theme, fields }).replaceAll("<", "\\u003c");
  const tags = `<script type="application/json" id="preview-fields">${json}</script><script type="module" src="${script}"></script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + tags : html.slice(0, end) + tags + html.slice(end);
}
