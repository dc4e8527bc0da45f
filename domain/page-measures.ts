import { z } from 'zod';

/** Times of a page, each measured from the browser's request for it: first byte, first paint, largest paint. */
export const loadTimes = ['ttfb', 'fcp', 'lcp'] as const;

/** Longer than anybody waits for a page. */
const longestMs = 600_000;
const Milliseconds = z.int().min(0).max(longestMs);
const Place = z.int().min(0).max(100_000_000);

/** Most errors of a page view that are reported; later ones mostly follow from the first. */
const mostErrors = 5;

/**
 * Error of a script: its class, and its position in a file of the build. Its message is not sent: it may contain typed text.
 */
export const ScriptError = z.strictObject({
  kind: z.string().regex(/^[A-Za-z]{1,40}$/),
  file: z
    .string()
    .regex(/^[\w.-]{1,80}\.js$/)
    .nullable(),
  line: Place,
  column: Place,
});
export type ScriptError = z.infer<typeof ScriptError>;

/** Measures of one page view, as its script sends them. page: the pattern of its address, without parameter values. */
export const PageMeasures = z.strictObject({
  page: z.string().regex(/^[\w/:.*-]{1,60}$/),
  ttfb: Milliseconds.optional(),
  fcp: Milliseconds.optional(),
  lcp: Milliseconds.optional(),
  errors: z.array(ScriptError).max(mostErrors),
});
export type PageMeasures = z.infer<typeof PageMeasures>;

/** Error classes with a counter of their own; all others share one, because a counter takes memory for good. */
const knownKinds = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'DOMException',
  'AbortError',
  'NetworkError',
  'QuotaExceededError',
];

/** Kind under which an error is counted. */
export const countedKind = (kind: string): string => (knownKinds.includes(kind) ? kind : 'other');
