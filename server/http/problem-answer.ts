import type { Context } from 'hono';
import { isProblem, type Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';

/** An expected failure as application/problem+json (RFC 9457), with its sentence in the reader's language. */
export const answerProblem = (c: Context, problem: Problem): Response => {
  const language = /^bn\b/i.test(c.req.header('accept-language') ?? '') ? 'bn' : 'en';
  const { code, fields, status } = problem;
  const body = { type: `/problems/${code}`, title: problemText(problem, language), status, code, ...fields };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
};

/** The last resort: a problem is answered, a bug is logged and answered without its details. */
export const onError =
  (log: (line: string) => void) =>
  (thrown: Error, c: Context): Response => {
    if (isProblem(thrown)) return answerProblem(c, thrown);
    log(`${c.req.method} ${c.req.path}: ${thrown.stack ?? thrown.message}`);
    return c.text('Something went wrong on our side. Nothing was lost; please try again.', 500);
  };
