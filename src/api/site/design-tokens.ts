import { createHash } from "node:crypto";
import { z } from "zod";
import bundled from "../../../tokens/tokens.json" with { type: "json" };
import type { Api } from "../http/deps.ts";
import { noContent } from "../http/problem.ts";

/** GET /design-tokens: the bundled token file (DTCG 2025.10), with ETag. */
export function designTokens(api: Api): void {
  const body = JSON.stringify(bundled);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const response = { 200: z.looseObject({}), 304: noContent("Unchanged since the ETag that was named") };
  const schema = { summary: "The bundled design tokens", tags: ["site"], response };
  api.get("/design-tokens", { schema }, async (request, reply) => {
    reply.headers({ etag, "cache-control": "public, max-age=300" });
    const cached = (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (cached.includes(etag) || cached.includes("*")) return reply.code(304).send();
    return reply
      .type("application/json; charset=utf-8")
      .serializer(() => body)
      .send(bundled);
  });
}
