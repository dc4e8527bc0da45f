import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts of a span, none of which tells of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A stretch of work that is under way. fault: thrown by it, told by its class alone. */
export type Span = { note(facts: SpanFacts): void; end(fault?: unknown): void; isOver(): boolean };

/** Begins spans; under none, or under the span of a caller's program as its header names it (W3C Trace Context). */
export type Tracer = {
  begin(name: string, under: Span | undefined, facts?: SpanFacts): Span;
  beginRequest(name: string, traceParent: string | undefined): Span;
};

let tracer: Tracer | undefined;
const underWay = new AsyncLocalStorage<Span>();

/** Lets spans be kept from now on, by databases and apps that are opened after it. */
export const traceWith = (chosen: Tracer | undefined): void => {
  tracer = chosen;
};
export const isTracing = (): boolean => tracer !== undefined;

/** Span of the work that is done here; a loop that a request has begun, and that goes on after it, is under none. */
const currentSpan = (): Span | undefined => {
  const span = underWay.getStore();
  return span?.isOver() ? undefined : span;
};

const run = async <Answer>(span: Span, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await underWay.run(span, work);
    span.end();
    return answer;
  } catch (thrown) {
    span.end(thrown);
    throw thrown;
  }
};

/** Does work under a span of its own; without tracing, the work alone. */
export const withSpan = <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> =>
  tracer ? run(tracer.begin(name, currentSpan()), work) : work();

/** The same within a span alone: what chores do every second is no part of a trace. */
export const withInnerSpan = <Answer>(
  name: string,
  work: () => Promise<Answer>,
  factsOf?: () => SpanFacts,
): Promise<Answer> => {
  const above = tracer && currentSpan();
  return tracer && above ? run(tracer.begin(name, above, factsOf?.()), work) : work();
};

/** Does the work of a request under the span of its caller, where there is one; work notes what came of it. */
export const withRequestSpan = <Answer>(
  name: string,
  traceParent: string | undefined,
  work: (span: Span | undefined) => Promise<Answer>,
): Promise<Answer> => {
  const span = tracer?.beginRequest(name, traceParent);
  return span ? run(span, () => work(span)) : work(undefined);
};
