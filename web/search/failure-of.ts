import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { RequestContext } from '#ctx';
import { languageOf } from '../text/language.ts';

/** Says in a sentence why something could not be fetched. An unexpected failure goes to the log. */
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
