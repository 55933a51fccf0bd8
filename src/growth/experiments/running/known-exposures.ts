import { type Exposure, type Exposures, exposure } from "#text/exposures.ts";

interface Known {
  started: ReadonlyMap<string, ReadonlySet<string>>;
  sources: ReadonlySet<string>;
}

/**
 * Returns those exposures that can be: of experiments that were started, to one of their arms. Null when there are none.
 * @param sent what a request says, whatever that is: no request is refused for it
 */
export function knownExposures({ started, sources }: Known, sent: unknown): Exposures | null {
  const known: Exposures = {};
  for (const [name, value] of typeof sent === "object" && sent !== null ? Object.entries(sent) : []) {
    const arms = started.get(name);
    const read = arms && exposure.safeParse(value).data;
    if (read && arms.has(read.arm)) known[name] = withKnownSource(read, sources);
  }
  return Object.keys(known).length > 0 ? known : null;
}

/** Returns an exposure whose source is one of the vocabulary, `direct` or `other`: anybody may write a link. */
export function withKnownSource<E extends Pick<Exposure, "source">>(exposure: E, sources: ReadonlySet<string>): E {
  const { source } = exposure;
  return source === "direct" || sources.has(source) ? exposure : { ...exposure, source: "other" };
}
