/** A collector for OpenTelemetry's protocol over HTTP, as JSON: it keeps what it is sent. */
import { freePort } from "./process.ts";

/** A span as it came, attributes by their names. */
export interface Span {
  readonly serviceName: string | undefined;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A running collector. */
export interface Collector {
  /** What a service is started with to send here. */
  readonly settings: Readonly<Record<string, string>>;
  readonly spans: () => ReadonlyArray<Span>;
  /** All that came, as it came. */
  readonly text: () => string;
  readonly stop: () => Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface SentSpan extends Omit<Span, "attributes" | "serviceName"> {
  readonly attributes: ReadonlyArray<Attribute>;
}

interface Traces {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: ReadonlyArray<Attribute> };
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<SentSpan> }>;
  }>;
}

const named = (attributes: ReadonlyArray<Attribute>): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? ""]));

const spansOf = ({ resourceSpans }: Traces): ReadonlyArray<Span> =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans).map((span) => ({
      ...span,
      serviceName: named(resource.attributes)["service.name"],
      attributes: named(span.attributes),
    }))
  );

export const startCollector = (): Collector => {
  const port = freePort();
  const spans: Array<Span> = [];
  let received = "";
  const server = Deno.serve({ hostname: "127.0.0.1", port, onListen: () => {} }, async (request) => {
    const body = await request.text();
    received += body;
    if (new URL(request.url).pathname === "/v1/traces") spans.push(...spansOf(JSON.parse(body)));
    return Response.json({});
  });
  return {
    settings: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_BLRP_SCHEDULE_DELAY: "200",
    },
    spans: () => spans,
    text: () => received,
    stop: () => server.shutdown(),
  };
};
