import { z } from '@hono/zod-openapi';
import { type ProblemCode, problems } from './problem.ts';

/** A JSON body of a call. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

const ProblemView = z
  .looseObject({ type: z.string(), title: z.string(), status: z.int(), code: z.string() })
  .openapi('Problem');

type Failure = {
  description: string;
  content: { 'application/problem+json': { schema: typeof ProblemView } };
};

/** Who may make a call, in the words of the description; a call that says nothing is for everybody. */
export const callers = [
  'everybody',
  'buyer',
  'signedIn',
  'self',
  'selfOrAdmin',
  'busProvider',
  'operatorOwner',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

/** Says in the description who may make a call, and by what it is known. */
export const by = (who: Caller) => ({
  'x-who': who,
  security: who === 'everybody' ? [] : [{ bearer: [] }, { session: [] }],
});

/** What any call may raise, whatever it is about. */
const always: readonly ProblemCode[] = ['invalid-input', 'unavailable'];

/** The problems a call can raise, by status. */
export const failures = (...codes: readonly ProblemCode[]): Record<number, Failure> => {
  const found: Record<number, Failure> = {};
  for (const code of new Set([...codes, ...always])) {
    const { status } = problems[code];
    const others = found[status] ? `${found[status].description}, ` : '';
    found[status] = {
      description: others + code,
      content: { 'application/problem+json': { schema: ProblemView } },
    };
  }
  return found;
};

/** What a call answers: its result, or one of the problems it can raise. */
export const answers = <Schema extends z.ZodType>(schema: Schema, ...codes: ProblemCode[]) => ({
  200: { description: 'Done', content: { 'application/json': { schema } } },
  ...failures(...codes),
});
