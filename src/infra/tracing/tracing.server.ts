/** Ids, codes and counts that describe a span; never personal data. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  /** `server` and `consumer` receive work, `client` waits for another system. */
  kind?: "server" | "consumer" | "client";
  attributes?: Attributes;
  /**
   * The `traceparent` of the span to continue, as `current` returned it; null begins a trace. By default the present span,
   * which is linked when it belongs to another trace.
   */
  parent?: string | null | undefined;
}

/** A span that was opened and must be ended. */
export interface OpenSpan {
  /** Runs work as a part of the span. */
  within<T>(work: () => T): T;
  end(result?: { attributes?: Attributes; error?: unknown }): void;
}

/**
 * Traces of what one request causes, through the database, jobs, mails and payment providers. Passed as an argument, with
 * no global state.
 */
export interface Tracing {
  open(name: string, options?: SpanOptions): OpenSpan;
  /** Runs work in a span of its own, within the present one; an error marks the span and is thrown on. */
  span<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** Returns the present span as a `traceparent` (W3C Trace Context); undefined outside of any. */
  current(): string | undefined;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

const noSpan: OpenSpan = { within: (work) => work(), end() {} };

/** No traces, at no cost. */
export const noTracing: Tracing = {
  open: () => noSpan,
  span: (_name, _options, work) => work(),
  current: () => undefined,
  close: async () => {},
};

/** Returns the id of a trace, for the log. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent?.split("-")[1];
}
