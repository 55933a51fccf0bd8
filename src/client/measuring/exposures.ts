import { readAddress } from "#address/address.ts";
import type { Exposure, Exposures } from "#text/exposures.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";
import { attribution } from "./attribution.ts";
import { deviceClass } from "./device-class.ts";
import { mustNotTrack, queueEvent } from "./track.ts";

/**
 * Counts the visitor's first sight of the experiment on this page, and stores its circumstances, which requests carry later.
 * An arm that the browser does not keep, in its cookie and its storage, is not counted.
 */
export function countExposure(): void {
  const onPage = document.documentElement.dataset.arm ?? "";
  const [experiment, arm] = onPage.split("=") as [string, string];
  const seen = stored();
  if (mustNotTrack() || experiment in seen || !isKept(onPage)) return;
  const exposure: Exposure = {
    arm,
    locale: readAddress(location.pathname).locale,
    device: deviceClass(),
    source: source(),
  };
  if (changeRoot({ exposures: { ...seen, [experiment]: exposure } }))
    queueEvent({ name: "experiment_exposure", experiment, ...exposure });
  // Not even until the page is left: no request may carry what was not counted.
  else changeRoot({ exposures: seen });
}

/** Returns the field of a request that says which experiments the visitor has seen; none when they must not be tracked. */
export function seenExperiments(): { exposures?: Exposures } {
  const exposures = stored();
  return mustNotTrack() || Object.keys(exposures).length === 0 ? {} : { exposures };
}

function stored(): Exposures {
  const { exposures } = readRoot();
  return isRecord(exposures) ? (exposures as Exposures) : {};
}

/** Returns whether the browser will show this arm again: visitors whose browser takes no cookie get another each time. */
const isKept = (arm: string) => /(?:^|;\s*)arms=([^;]*)/.exec(document.cookie)?.[1]?.split(".").includes(arm) ?? false;

/** Returns the source of the campaign that brought the visitor, `direct`, or `other`. */
function source(): string {
  const { utm_source, last_touch } = attribution();
  return utm_source || (last_touch?.referrer ? "other" : "direct");
}
