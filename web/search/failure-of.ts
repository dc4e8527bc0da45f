import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { RequestContext } from '#ctx';
import { languageOf } from '../text/language.ts';

/** Returns the sentence that tells why data could not be loaded. Logs an unexpected failure. */
export const failureOf = (
  thrown: unknown,
  request: Request,
  { noteFault }: Pick<RequestContext, 'noteFault'>,
): string => {
  if (!isProblem(thrown)) noteFault(thrown);
  return problemText(
    isProblem(thrown) ? noteOf(thrown) : { code: 'unavailable', fields: {} },
    languageOf(request),
  );
};
