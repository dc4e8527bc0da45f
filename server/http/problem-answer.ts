import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { isUnstorable } from '../db/is-unstorable.ts';

/** Whoever hears that the portal is unavailable may ask again after so many seconds. */
export const retryAfterSeconds = 5;

/** An expected failure as application/problem+json (RFC 9457), with its sentence in the reader's language. */
export const answerProblem = (c: Context, problem: Problem): Response => {
  const language = /^bn\b/i.test(c.req.header('accept-language') ?? '') ? 'bn' : 'en';
  const { code, fields, status } = problem;
  const body = { type: `/problems/${code}`, title: problemText(problem, language), status, code, ...fields };
  // Of the context, not made anew: cookies that were set on the way go out with a refusal too.
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(code === 'unavailable' && { 'retry-after': String(retryAfterSeconds) }),
  });
};

/** Whether a failure says that the portal cannot serve now, because its database is away. */
export const isAway = (thrown: unknown): boolean =>
  isDatabaseAway(thrown) || (isProblem(thrown) && thrown.code === 'unavailable');

/** The last resort: a problem is answered; anything else is logged and answered without its details. */
export const onError =
  (log: (line: string) => void) =>
  (thrown: Error, c: Context): Response => {
    if (isProblem(thrown)) return answerProblem(c, thrown);
    // A body that is not what it says it is, found before any schema reads it; a letter that no schema forbade.
    if ((thrown instanceof HTTPException && thrown.status < 500) || isUnstorable(thrown))
      return answerProblem(c, new Problem('invalid-input', { faults: {} }));
    log(`${c.req.method} ${c.req.path}: ${thrown.stack ?? thrown.message}`);
    if (isDatabaseAway(thrown)) return answerProblem(c, new Problem('unavailable'));
    return c.text('Something went wrong on our side. Nothing was lost; please try again.', 500);
  };
