import type { FastifyReply } from "fastify";

/** Returns the policy of a mail in a frame: inline styles and pictures alone, and only the back office may frame it. */
export const framedPolicy = (site: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${site}; frame-ancestors ${site}; sandbox`;

/** Returns the mail in a colour scheme, whatever this browser prefers. */
function inScheme(html: string, scheme: "light" | "dark"): string {
  return html.replace("(prefers-color-scheme: dark)", scheme === "dark" ? "all" : "not all");
}

/** Sends the HTML of a mail for a frame, with the pictures that are attached to real ones. */
export async function sendFramed(
  reply: FastifyReply,
  html: string,
  scheme: "light" | "dark",
  policy: string,
): Promise<FastifyReply> {
  const { markPicture } = await import("#mail/mark.server.ts");
  const { productPictures } = await import("#mail/product-pictures.server.ts");
  const shown = [markPicture(), ...productPictures].reduce(
    (text, { cid, contentType, content }) =>
      text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString("base64")}`),
    html,
  );
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(inScheme(shown, scheme));
}
