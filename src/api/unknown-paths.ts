import type { FastifyInstance } from "fastify";
import { problem } from "./problem.ts";

/** Answers what no call takes: 405 with `Allow` where the path exists for other methods, else 404. */
export function answerUnknownPaths(app: FastifyInstance): void {
  const routes: { methods: string[]; matches: RegExp }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const pattern = url
      .replace(/[.+^$(){}|[\]\\]/g, "\\$&")
      .replace(/:[^/]+/g, "[^/]+")
      .replace(/\*/g, ".*");
    routes.push({ methods: [method].flat(), matches: new RegExp(`^${pattern}$`) });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0]!;
    const allowed = new Set(routes.filter((it) => it.matches.test(path)).flatMap((it) => it.methods));
    if (allowed.size === 0) return problem(reply, 404, "not_found");
    return problem(reply, 405, "method_not_allowed", { headers: { allow: [...allowed].sort().join(", ") } });
  });
}
