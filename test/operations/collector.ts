import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  links?: { traceId: string }[];
  status: { code?: number };
}

/** A span as a collector received it. */
export interface ReceivedSpan extends Pick<OtlpSpan, "traceId" | "spanId" | "parentSpanId" | "name"> {
  attributes: Record<string, unknown>;
  links: string[];
  failed: boolean;
}

/** Starts a collector of OpenTelemetry that reads OTLP as JSON, as `/v1/traces` of a real one does. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    if (request.url !== "/v1/traces" || request.headers["content-type"] !== "application/json")
      return void response.writeHead(404).end();
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(readSpan));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** All that was received, as it was sent. */
    bodies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readSpan({ attributes, links = [], status, ...span }: OtlpSpan): ReceivedSpan {
  return {
    ...span,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
    links: links.map(({ traceId }) => traceId),
    failed: status.code === 2,
  };
}
