import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { languageOf } from '../text/language.ts';

/** Says in a sentence why something could not be fetched. An unexpected failure goes to the log. */
export const failureOf = (thrown: unknown, request: Request): string => {
  if (!isProblem(thrown)) {
    const told = thrown instanceof Error ? thrown.stack : String(thrown);
    console.error(`${request.method} ${new URL(request.url).pathname}: ${told}`);
  }
  return problemText(
    isProblem(thrown) ? noteOf(thrown) : { code: 'unavailable', fields: {} },
    languageOf(request),
  );
};
