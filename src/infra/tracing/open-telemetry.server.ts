import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Config } from "../config/config.server.ts";
import type { OpenSpan, SpanOptions, Tracing } from "./tracing.server.ts";

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** How long finished spans wait for others to be sent with, in milliseconds. */
const sendInterval = 2_000;

/**
 * Creates the tracing by OpenTelemetry's SDK, which sends spans as OTLP over HTTP. While the collector is away, spans are
 * dropped and nothing waits.
 */
export function createOpenTelemetry({ endpoint, service, sample }: NonNullable<Config["tracing"]>): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    // What continues a stored trace follows the decision at its beginning.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sample / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendInterval })],
  });
  const tracer = provider.getTracer("bigsuite");
  const contexts = new AsyncLocalStorageContextManager();

  function open(name: string, { kind, attributes = {}, parent }: SpanOptions = {}): OpenSpan {
    const present = contexts.active();
    const from = parent === undefined ? present : readTraceparent(parent ?? "");
    const linked = trace.getSpanContext(present);
    const isOther = linked && linked.traceId !== trace.getSpanContext(from)?.traceId;
    const span = tracer.startSpan(
      name,
      {
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        attributes,
        ...(isOther && { links: [{ context: linked }] }),
      },
      from,
    );
    const context = trace.setSpan(present, span);
    return {
      within: (work) => contexts.with(context, work),
      end: (result = {}) => endSpan(span, result),
    };
  }

  return {
    open,
    async span(name, options, work) {
      const span = open(name, options);
      try {
        const result = await span.within(work);
        span.end();
        return result;
      } catch (error) {
        span.end({ error });
        throw error;
      }
    },
    current() {
      const found = trace.getSpanContext(contexts.active());
      return found && `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, "0")}`;
    },
    async close() {
      await provider.shutdown();
      contexts.disable();
    },
  };
}

function endSpan(span: Span, { attributes = {}, error }: Parameters<OpenSpan["end"]>[0] & object): void {
  span.setAttributes(attributes);
  // Only the kind of error: its message may repeat what somebody typed.
  if (error !== undefined) {
    const { name = "Error", code } = (error ?? {}) as { name?: string; code?: unknown };
    span.setAttribute("error.type", typeof code === "string" ? code : name);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Returns the context of a stored `traceparent`, without a span when it is none. */
function readTraceparent(text: string): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
