import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { isUnstorable } from '../db/is-unstorable.ts';
import { currentInstance, currentRequestId } from '../log/request-id.ts';

/** Seconds in the Retry-After header of the problem `unavailable`. */
export const retryAfterSeconds = 5;

/** Answers with a problem as application/problem+json (RFC 9457), with its sentence in the reader's language. */
const answerProblem = (c: Context, problem: Problem): Response => {
  const language = /^bn\b/i.test(c.req.header('accept-language') ?? '') ? 'bn' : 'en';
  const { code, fields, status } = problem;
  const title = problemText(problem, language);
  const instance = status >= 500 ? currentInstance() : {};
  const body = { type: `/problems/${code}`, title, status, code, ...fields, ...instance };
  // Built by the context, not as a new Response: cookies that were set before go out with a refusal too.
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(code === 'unavailable' && { 'retry-after': String(retryAfterSeconds) }),
    // A refusal by a limit carries the seconds until the limit has room again.
    ...(typeof fields.retryAfterSeconds === 'number' && { 'retry-after': String(fields.retryAfterSeconds) }),
    ...(code === 'method-not-allowed' && { allow: (fields.allow as readonly string[]).join(', ') }),
  });
};

/** Tells whether a failure means that the portal cannot serve now, because its database is away. */
export const isAway = (thrown: unknown): boolean =>
  isDatabaseAway(thrown) || (isProblem(thrown) && thrown.code === 'unavailable');

/** Converts an expected failure to a problem: a body that is not of its content type, a character that no schema forbade. */
const expected = (thrown: Error): Problem | undefined => {
  if (isProblem(thrown)) return thrown;
  const isUnreadable = (thrown instanceof HTTPException && thrown.status < 500) || isUnstorable(thrown);
  return isUnreadable ? new Problem('invalid-input', { faults: {} }) : undefined;
};

/**
 * Handles every error: a problem is answered as such; for anything else the answer has no details, only the id of the
 * request, by which the log has them. `noteFault` writes that log; `noteProblem` is called with every problem answered here.
 */
export const onError =
  (
    noteFault: (c: Context, thrown: unknown) => void,
    noteProblem: (problem: Problem, c: Context) => void = () => {},
  ) =>
  (thrown: Error, c: Context): Response => {
    const problem = expected(thrown);
    if (problem) {
      noteProblem(problem, c);
      return answerProblem(c, problem);
    }
    noteFault(c, thrown);
    if (isDatabaseAway(thrown)) return answerProblem(c, new Problem('unavailable'));
    return c.text(
      `Something went wrong on our side. Nothing was lost; please try again. (Request ${currentRequestId()})`,
      500,
    );
  };
