import { z } from 'zod';

/** Times of a page, each counted from the moment at which a browser asks for it: first byte, first paint, largest paint. */
export const loadTimes = ['ttfb', 'fcp', 'lcp'] as const;

/** Longer than anybody waits for a page. */
const longestMs = 600_000;
const Milliseconds = z.int().min(0).max(longestMs);
const Place = z.int().min(0).max(100_000_000);

/** Errors of a page that are told; after the first few the others follow from them. */
const mostErrors = 5;

/** Error of a script: its class, and where in a file of the build. Its words may carry what somebody typed, so they stay. */
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

/** Measures of one view of a page, as its script sends them. page: the pattern of its address, without what fills it. */
export const PageMeasures = z.strictObject({
  page: z.string().regex(/^[\w/:.*-]{1,60}$/),
  ttfb: Milliseconds.optional(),
  fcp: Milliseconds.optional(),
  lcp: Milliseconds.optional(),
  errors: z.array(ScriptError).max(mostErrors),
});
export type PageMeasures = z.infer<typeof PageMeasures>;

/** Classes of errors that a count is kept of; every other is one kind, for each count takes room for good. */
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
