import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { data } from 'react-router';
import { type ActionArgs, readForm } from '../shell/read-form.ts';
import { localPath } from '../text/language.ts';
import { keptOf, runAction, type Ways } from './security-actions.ts';
import type { SecurityAnswer } from './security-answer.ts';

/** Action of the security page: runs the step of the form that was sent, and comes back to its section. */
export const securityAction = async (args: ActionArgs, ways: Ways) => {
  const sent = await readForm(args);
  const { intent, text, language, goTo, goOn } = sent;
  const typed = { email: text('email'), phone: text('phone') };
  const answer: SecurityAnswer = { intent, about: text('about'), typed };
  const query = new URL(args.request.url).searchParams;
  const here = (search: URLSearchParams) => `/security${search.size > 0 ? `?${search}` : ''}`;
  try {
    const outcome = await runAction(sent, ways);
    if ('go' in outcome)
      return goTo(`${outcome.go}?${new URLSearchParams({ to: localPath(language, here(query)) })}`);
    if ('done' in outcome) {
      if (intent === 'confirm-factor' && query.has('to')) return goOn(outcome.done);
      query.delete('phone');
      return goTo(`${here(query)}#${outcome.section}`, outcome.done);
    }
    return data<SecurityAnswer>({ ...answer, ...outcome });
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    const refused = { ...answer, ...keptOf(sent, ways), problem: noteOf(thrown) };
    return data<SecurityAnswer>(refused, { status: thrown.status });
  }
};
