import type { Exposure, Exposures } from "#text/exposures.ts";

interface Known {
  started: ReadonlyMap<string, ReadonlySet<string>>;
  sources: ReadonlySet<string>;
}

/** Returns those exposures that can be: of experiments that were started, to one of their arms. Null when there are none. */
export function knownExposures({ started, sources }: Known, sent: Exposures | null | undefined): Exposures | null {
  const known = Object.entries(sent ?? {}).filter(([name, { arm }]) => started.get(name)?.has(arm));
  if (known.length === 0) return null;
  return Object.fromEntries(known.map(([name, exposure]) => [name, withKnownSource(exposure, sources)]));
}

/** Returns an exposure whose source is one of the vocabulary, `direct` or `other`: anybody may write a link. */
export function withKnownSource<E extends Pick<Exposure, "source">>(exposure: E, sources: ReadonlySet<string>): E {
  const { source } = exposure;
  return source === "direct" || sources.has(source) ? exposure : { ...exposure, source: "other" };
}
