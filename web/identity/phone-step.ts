import type { codeWays } from '@poth/domain/identity/input.ts';
import { latinDigits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { isProblem, noteOf, Problem, type ProblemNote } from '@poth/domain/problem.ts';
import { data, replace } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath } from '../text/language.ts';

type CodeWay = (typeof codeWays)[number];

/** How far signing in by phone has come: what was typed and, once a code is on its way, which one. */
export type PhoneStep = {
  typed: { phone: string; rememberMe: boolean };
  problem?: ProblemNote;
  code?: { codeId: string; by: CodeWay; sentTo: string; messagesUrl: string | null };
};

/**
 * Takes the number and sends the code, or takes the code and signs in. Each step carries what the one before found, so
 * that it works without a script.
 */
export const phoneStep = async (values: RequestContext, request: Request) => {
  const { portal, actor, browser, sandboxUrl } = values;
  const language = languageOf(request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const step: PhoneStep = { typed: { phone: text('phone'), rememberMe: form.has('remember') } };
  const { phone, rememberMe } = step.typed;
  const sent = (codeId: string, number: string, by: CodeWay) => ({
    codeId,
    by,
    sentTo: formatPhone(number, language),
    messagesUrl: sandboxUrl && `${sandboxUrl}/messages`,
  });
  try {
    const codeId = text('codeId');
    if (codeId) step.code = sent(codeId, phone, text('by') === 'mail' ? 'mail' : 'sms');
    if (text('intent') === 'enter-code') {
      const code = latinDigits(text('code')).slice(0, 20);
      if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
      await portal.identity.signInByPhone(actor, { phone, codeId, code, rememberMe, language }, browser);
      return replace(localPath(language, withWayBack('/login/done', wayBackOf(request))), 303);
    }
    const by = text('intent') === 'mail-code' ? 'mail' : 'sms';
    const asked = await portal.identity.sendSignInCode(actor, { phone, language, by });
    step.typed.phone = asked.phone;
    step.code = sent(asked.codeId, asked.phone, by);
    return data(step);
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return data({ ...step, problem: noteOf(thrown) }, { status: thrown.status });
  }
};
