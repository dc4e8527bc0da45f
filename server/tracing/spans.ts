import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts of a span, which identify no person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work under way. `fault`: the thrown value, recorded only by its class. */
export type Span = { note(facts: SpanFacts): void; end(fault?: unknown): void; isOver(): boolean };

/** Begins spans: root ones, those under another span, or under the caller's span from its header (W3C Trace Context). */
export type Tracer = {
  begin(name: string, under: Span | undefined, facts?: SpanFacts): Span;
  beginRequest(name: string, traceParent: string | undefined): Span;
};

let tracer: Tracer | undefined;
const underWay = new AsyncLocalStorage<Span>();

/** Enables spans from now on, for databases and apps that are opened afterwards. */
export const traceWith = (chosen: Tracer | undefined): void => {
  tracer = chosen;
};
export const isTracing = (): boolean => tracer !== undefined;

/** Span of the current work; a loop that outlives the request that began it has none. */
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

/** Runs work in a span of its own; without tracing, just runs it. */
export const withSpan = <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> =>
  tracer ? run(tracer.begin(name, currentSpan()), work) : work();

/** Like `withSpan`, but only within another span: what chores do every second belongs to no trace. */
export const withInnerSpan = <Answer>(
  name: string,
  work: () => Promise<Answer>,
  factsOf?: () => SpanFacts,
): Promise<Answer> => {
  const above = tracer && currentSpan();
  return tracer && above ? run(tracer.begin(name, above, factsOf?.()), work) : work();
};

/** Runs the work of a request in a span under the caller's, where there is one; `work` notes the outcome on it. */
export const withRequestSpan = <Answer>(
  name: string,
  traceParent: string | undefined,
  work: (span: Span | undefined) => Promise<Answer>,
): Promise<Answer> => {
  const span = tracer?.beginRequest(name, traceParent);
  return span ? run(span, () => work(span)) : work(undefined);
};
