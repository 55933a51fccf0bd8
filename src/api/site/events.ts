import { isbot } from "isbot";
import { canonicalPathname, readAddress } from "#address/address.ts";
import { createExperimentLog, type ExperimentLog } from "#growth/experiments/running/experiment-log.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { PlacedEvent } from "#insight/counts.ts";
import { eventsSchema, type InsightEvent } from "#insight/event.ts";
import { createEventLog } from "#insight/event-log.server.ts";
import { speedBudgets } from "#insight/speed/metrics.ts";
import type { SpeedEvent } from "#insight/speed/speed-event.ts";
import { createSpeedLog, type PlacedSpeed } from "#insight/speed/speed-log.server.ts";
import type { ExposureEvent } from "#text/exposures.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { noContent, refusals } from "../http/problem.ts";

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
  const experiments = createExperimentLog({
    db: deps.db,
    now: deps.now,
    experiments: deps.experiments,
    onError: (error) => deps.log.error({ err: error }, "figures of experiments were not written"),
  });
  api.addHook("onClose", async () => {
    await Promise.all([log.stop(), speed.flush(), experiments.flush()]);
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
        response: { 202: noContent("Accepted"), ...refusals(400, 413, 429) },
      },
    },
    async (request, reply) => {
      const { dnt, "sec-gpc": gpc, "user-agent": agent } = request.headers;
      if (dnt !== "1" && gpc !== "1" && !isbot(agent)) {
        const measures: SpeedEvent[] = [];
        const exposures: ExposureEvent[] = [];
        const counted: InsightEvent[] = [];
        for (const event of request.body) {
          if (event.name === "experiment_exposure") exposures.push(event);
          else {
            addGuards(experiments, event);
            if (event.name === "page_speed") measures.push(event);
            else counted.push(event);
          }
        }
        experiments.addExposures(exposures);
        speed.add(measures.map((measure) => place(measure, deps.kindOfPage)));
        if (counted.length > 0) log.add(counted.map((event) => locate(event, deps.isPage)));
      }
      return reply.code(202).send();
    },
  );
}

/** Counts what must not get worse, when the page shows an arm. */
function addGuards(experiments: ExperimentLog, event: InsightEvent | SpeedEvent): void {
  const { arm } = event;
  if (!arm) return;
  if (event.name === "contact_us_success") experiments.addGuard(arm, "form_sent");
  if (event.name === "contact_us_failure") experiments.addGuard(arm, "form_failed");
  if (event.name !== "page_speed" || event.lcp === undefined) return;
  experiments.addGuard(arm, "page_measured");
  if (event.lcp > speedBudgets.lcp) experiments.addGuard(arm, "page_slow");
}

function place(
  { name: _, path, arm: _arm, ...measure }: SpeedEvent,
  kindOfPage: CoreDeps["kindOfPage"] = () => "page",
): PlacedSpeed {
  const address = readAddress(canonicalPathname(path));
  return { ...measure, page_kind: kindOfPage(address.path) ?? "missing", edition: address.edition };
}

function locate({ path, landing = path, arm: _arm, ...event }: InsightEvent, isPage: CoreDeps["isPage"]): PlacedEvent {
  const address = readAddress(canonicalPathname(path));
  const own = (pathname: string) => pageOf(readAddress(canonicalPathname(pathname)).path, isPage);
  return { ...event, path: own(path), landing: own(landing), locale: address.locale, edition: address.edition };
}

/** Orders share one page; pages that do not exist have no line of their own in the reports. */
function pageOf(path: string, isPage: CoreDeps["isPage"] = () => true): string {
  if (path.startsWith("/payment/")) return "/payment/:order";
  return isPage(path) ? path : "/not-found";
}
