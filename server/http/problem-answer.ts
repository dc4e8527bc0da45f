import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { isUnstorable } from '../db/is-unstorable.ts';
import { currentInstance, currentRequestId } from '../log/request-id.ts';

/** Seconds after which a client that hears that the portal is unavailable may ask again. */
export const retryAfterSeconds = 5;

/** An expected failure as application/problem+json (RFC 9457), with its sentence in the reader's language. */
export const answerProblem = (c: Context, problem: Problem): Response => {
  const language = /^bn\b/i.test(c.req.header('accept-language') ?? '') ? 'bn' : 'en';
  const { code, fields, status } = problem;
  const title = problemText(problem, language);
  const instance = status >= 500 ? currentInstance() : {};
  const body = { type: `/problems/${code}`, title, status, code, ...fields, ...instance };
  // Of the context, not made anew: cookies that were set on the way go out with a refusal too.
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(code === 'unavailable' && { 'retry-after': String(retryAfterSeconds) }),
    // Limits say when they have room again.
    ...(typeof fields.retryAfterSeconds === 'number' && { 'retry-after': String(fields.retryAfterSeconds) }),
    ...(code === 'method-not-allowed' && { allow: (fields.allow as readonly string[]).join(', ') }),
  });
};

/** Whether a failure says that the portal cannot serve now, because its database is away. */
export const isAway = (thrown: unknown): boolean =>
  isDatabaseAway(thrown) || (isProblem(thrown) && thrown.code === 'unavailable');

/** A failure as a problem where it is one: a body that is not what it says it is, a letter that no schema forbade. */
const expected = (thrown: Error): Problem | undefined => {
  if (isProblem(thrown)) return thrown;
  const isUnreadable = (thrown instanceof HTTPException && thrown.status < 500) || isUnstorable(thrown);
  return isUnreadable ? new Problem('invalid-input', { faults: {} }) : undefined;
};

/**
 * The last resort: a problem is answered; anything else is answered without its details, but with the request by which the
 * log has them. noteFault writes it there; told hears of every problem that is answered here.
 */
export const onError =
  (
    noteFault: (c: Context, thrown: unknown) => void,
    told: (problem: Problem, c: Context) => void = () => {},
  ) =>
  (thrown: Error, c: Context): Response => {
    const problem = expected(thrown);
    if (problem) {
      told(problem, c);
      return answerProblem(c, problem);
    }
    noteFault(c, thrown);
    if (isDatabaseAway(thrown)) return answerProblem(c, new Problem('unavailable'));
    return c.text(
      `Something went wrong on our side. Nothing was lost; please try again. (Request ${currentRequestId()})`,
      500,
    );
  };
