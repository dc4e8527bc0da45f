import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type Span, type Tracer, traceWith } from './spans.ts';

/** Version, trace, span and flags: https://www.w3.org/TR/trace-context/#traceparent-header. */
const traceParentForm = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

const contextOf = (traceParent: string | undefined): Context => {
  const [, traceId, spanId, flags] = traceParentForm.exec(traceParent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const classOf = (fault: unknown): string => (fault instanceof Error ? fault.name : typeof fault);

/**
 * Begins to send spans to OTEL_EXPORTER_OTLP_ENDPOINT; returns a function that sends the rest and stops. The SDK itself
 * reads the other variables of OpenTelemetry, such as the share of traces that is kept.
 */
export const startTracing = (serviceName: string): (() => Promise<void>) => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const spans = provider.getTracer('poth');
  const contexts = new WeakMap<Span, Context>();
  const begin = (name: string, context: Context, kind: SpanKind): Span => {
    const span = spans.startSpan(name, { kind }, context);
    let isOver = false;
    const begun: Span = {
      note: (facts) => void span.setAttributes(facts),
      end: (fault) => {
        if (fault !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', classOf(fault));
        span.end();
        isOver = true;
      },
      // Not isRecording(): a span that is not sampled records nothing, and work in it must not begin a trace of its own.
      isOver: () => isOver,
    };
    contexts.set(begun, trace.setSpan(context, span));
    return begun;
  };
  const tracer: Tracer = {
    begin: (name, under, facts) => {
      const span = begin(name, (under && contexts.get(under)) ?? ROOT_CONTEXT, SpanKind.INTERNAL);
      if (facts) span.note(facts);
      return span;
    },
    beginRequest: (name, traceParent) => begin(name, contextOf(traceParent), SpanKind.SERVER),
  };
  traceWith(tracer);
  return async () => {
    traceWith(undefined);
    await provider.shutdown();
  };
};
