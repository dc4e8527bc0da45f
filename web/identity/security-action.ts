import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { requestContext } from '#ctx';
import { leaveNotice } from '../shell/notice.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { languageOf, localPath } from '../text/language.ts';
import type { FactorShown, SecurityAnswer } from './security-answer.ts';
import { runAction, keptOf } from './security-actions.ts';

type Asked = { context: Readonly<RouterContextProvider>; request: Request };
type Ways = { drawQr: (text: string) => FactorShown['qr'] };

/** The action of the security page: does what one of its forms asks for, and comes back to its section. */
export const securityAction = async ({ context, request }: Asked, { drawQr }: Ways) => {
  const values = context.get(requestContext);
  const language = languageOf(request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const asked = { ...values, text, language, drawQr };
  const typed = { email: text('email'), phone: text('phone') };
  const answer: SecurityAnswer = { intent, about: text('about'), typed };
  const query = new URL(request.url).searchParams;
  try {
    const outcome = await runAction(intent, asked);
    if ('go' in outcome) {
      const to = localPath(language, `/security${query.size > 0 ? `?${query}` : ''}`);
      return redirect(localPath(language, `${outcome.go}?${new URLSearchParams({ to })}`), 303);
    }
    if ('done' in outcome) {
      leaveNotice(values, outcome.done);
      if (intent === 'confirm-factor' && query.has('to')) return redirect(wayBackOf(request), 303);
      query.delete('phone');
      const search = query.size > 0 ? `?${query}` : '';
      return redirect(localPath(language, `/security${search}#${outcome.section}`), 303);
    }
    return data<SecurityAnswer>({ ...answer, ...outcome });
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    const refused = { ...answer, ...keptOf(intent, asked), problem: noteOf(thrown) };
    return data<SecurityAnswer>(refused, { status: thrown.status });
  }
};
