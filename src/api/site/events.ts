import { isbot } from "isbot";
import { z } from "zod";
import { canonicalPathname, readAddress } from "#address/address.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { PlacedEvent } from "#insight/counts.ts";
import { eventsSchema, type InsightEvent } from "#insight/event.ts";
import { createEventLog } from "#insight/event-log.server.ts";
import type { SpeedEvent } from "#insight/speed/speed-event.ts";
import { createSpeedLog, type PlacedSpeed } from "#insight/speed/speed-log.server.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";

/**
 * POST /events: counts what visitors did and how their pages loaded, without identifying them. Events of programs and of browsers that ask not to be
 * tracked are accepted and dropped; pages that do not exist count as the 404 page.
 */
export function events(api: Api, deps: CoreDeps): void {
  const log = createEventLog({
    db: deps.db,
    now: deps.now,
    onError: (error) => deps.log.error({ err: error }, "events were not written"),
  });
  const speed = createSpeedLog({
    db: deps.db,
    now: deps.now,
    onError: (error) => deps.log.error({ err: error }, "measures of speed were not written"),
  });
  api.addHook("onClose", async () => {
    await Promise.all([log.stop(), speed.flush()]);
  });

  api.post(
    "/events",
    {
      config: { beacon: true, attempts: createMemoryRateLimit(deps.config.limits.events) },
      bodyLimit: bodyLimits.long,
      schema: {
        summary: "Count page views and what came of them",
        tags: ["insight"],
        body: eventsSchema,
        response: { 202: z.unknown().describe("Accepted"), ...refusals(400, 413, 429) },
      },
    },
    async (request, reply) => {
      const { dnt, "sec-gpc": gpc, "user-agent": agent } = request.headers;
      if (dnt !== "1" && gpc !== "1" && !isbot(agent)) {
        const measures = request.body.filter((event) => event.name === "page_speed");
        if (measures.length > 0) speed.add(measures.map((measure) => place(measure, deps.kindOfPage)));
        const counted = request.body.filter((event) => event.name !== "page_speed");
        if (counted.length > 0) log.add(counted.map((event) => locate(event, deps.isPage)));
      }
      return reply.code(202).send();
    },
  );
}

function place(
  { name: _, path, ...measure }: SpeedEvent,
  kindOfPage: CoreDeps["kindOfPage"] = () => "page",
): PlacedSpeed {
  const address = readAddress(canonicalPathname(path));
  return { ...measure, page_kind: kindOfPage(address.path) ?? "missing", edition: address.edition };
}

function locate({ path, landing = path, ...event }: InsightEvent, isPage: CoreDeps["isPage"]): PlacedEvent {
  const address = readAddress(canonicalPathname(path));
  const own = (pathname: string) => pageOf(readAddress(canonicalPathname(pathname)).path, isPage);
  return { ...event, path: own(path), landing: own(landing), locale: address.locale, edition: address.edition };
}

/** Orders share one page; pages that do not exist have no line of their own in the reports. */
function pageOf(path: string, isPage: CoreDeps["isPage"] = () => true): string {
  if (path.startsWith("/payment/")) return "/payment/:order";
  return isPage(path) ? path : "/not-found";
}
