import type { codeWays } from '@poth/domain/identity/input.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { isProblem, noteOf, type ProblemNote } from '@poth/domain/problem.ts';
import { data } from 'react-router';
import { type ActionArgs, readForm } from '../shell/read-form.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { readCode } from './read-code.ts';

type CodeWay = (typeof codeWays)[number];

/** Progress of signing in by phone: the typed fields and, once a code was sent, its id. */
export type PhoneStep = {
  typed: { phone: string; rememberMe: boolean };
  problem?: ProblemNote;
  code?: { codeId: string; by: CodeWay; sentTo: string };
};

/**
 * Takes the number and sends the code, or takes the code and signs in. Each step carries the result of the one before,
 * so that it works without a script.
 */
export const phoneStep = async (args: ActionArgs) => {
  const { values, language, form, intent, text, goTo } = await readForm(args);
  const { portal, actor, browser } = values;
  const step: PhoneStep = { typed: { phone: text('phone'), rememberMe: form.has('remember') } };
  const { phone, rememberMe } = step.typed;
  const sent = (codeId: string, number: string, by: CodeWay) => ({
    codeId,
    by,
    sentTo: formatPhone(number, language),
  });
  try {
    const codeId = text('codeId');
    if (codeId) step.code = sent(codeId, phone, text('by') === 'mail' ? 'mail' : 'sms');
    if (intent === 'enter-code') {
      const code = readCode(text('code'));
      await portal.identity.signInByPhone(actor, { phone, codeId, code, rememberMe, language }, browser);
      return goTo(withWayBack('/login/done', wayBackOf(args.request)));
    }
    const by = intent === 'mail-code' ? 'mail' : 'sms';
    const asked = await portal.identity.sendSignInCode(actor, { phone, language, by });
    step.typed.phone = asked.phone;
    step.code = sent(asked.codeId, asked.phone, by);
    return step;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return data<PhoneStep>({ ...step, problem: noteOf(thrown) }, { status: thrown.status });
  }
};
