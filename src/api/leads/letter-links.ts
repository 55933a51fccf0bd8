import { isbot } from "isbot";
import { z } from "zod";
import { readLetterPicture } from "#growth/newsletter/compose/letter-pictures.server.ts";
import { followLink } from "#growth/newsletter/readers/count-click.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";

/** GET /letters/{letter}/links/{number}: a link of a letter, counted; GET /letters/pictures/{file}: a picture of one. */
export function letterLinks(api: Api, { db, config }: ApiDeps): void {
  const link = z.object({ letter: z.uuid(), number: z.coerce.number().int().min(1).max(10_000) });
  api.get("/letters/:letter/links/:number", { schema: { hide: true, params: link } }, async (request, reply) => {
    // A HEAD is a program that checks the link.
    const isCounted = request.method === "GET" && !isbot(request.headers["user-agent"] ?? "");
    const target = await followLink(db, { ...request.params, isCounted }, config.publicUrl);
    if (!target) throw new Problem(404, "not_found");
    return reply.header("cache-control", "no-store").redirect(target, 307);
  });

  const file = z.object({ file: z.string().regex(/^[0-9a-f]{32}\.jpg$/) });
  api.get("/letters/pictures/:file", { schema: { hide: true, params: file } }, async ({ params }, reply) => {
    const body = await readLetterPicture(db, params.file.slice(0, -".jpg".length));
    if (!body) throw new Problem(404, "not_found");
    reply.header("cache-control", "public, max-age=31536000, immutable"); // Its address has the hash of its bytes.
    // Webmail shows it on its own site.
    return reply.type("image/jpeg").header("cross-origin-resource-policy", "cross-origin").send(body);
  });
}
