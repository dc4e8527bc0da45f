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

/** What a call answers: its result, or one of the problems it can raise. */
export const answers = <Schema extends z.ZodType>(schema: Schema, ...codes: ProblemCode[]) => {
  const failures: Record<number, Failure> = {};
  for (const code of codes) {
    const { status } = problems[code];
    const others = failures[status] ? `${failures[status].description}, ` : '';
    failures[status] = {
      description: others + code,
      content: { 'application/problem+json': { schema: ProblemView } },
    };
  }
  return { 200: { description: 'Done', content: { 'application/json': { schema } } }, ...failures };
};
