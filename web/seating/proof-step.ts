import { latinDigits, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone.ts';
import { isProblem, noteOf, Problem, type ProblemNote } from '@poth/domain/problem.ts';
import type { RequestContext } from '#ctx';

/** How far proving a number has come: what was typed and, once a code is on its way, which one. */
export type ProofStep = {
  phone: string;
  problem: ProblemNote | null;
  code: { codeId: string; sentTo: string; messagesUrl: string | null } | null;
};

/** The fields of a form with which a number is proved. */
export const wantsProof = (form: FormData): boolean => form.has('proof');

/**
 * Sends the code to the number of a form, or takes the code: answers undefined once the number is proven. Each step
 * carries what the one before found, so that it works without a script.
 */
export const proofStep = async (
  { portal, actor, sandboxUrl }: Pick<RequestContext, 'portal' | 'actor' | 'sandboxUrl'>,
  form: FormData,
  language: Language,
): Promise<ProofStep | undefined> => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const sent = (codeId: string, number: string) => ({
    codeId,
    sentTo: formatPhone(number, language),
    messagesUrl: sandboxUrl && `${sandboxUrl}/messages`,
  });
  const [phone, codeId] = [text('phone'), text('codeId')];
  try {
    if (text('proof') === 'enter') {
      const code = latinDigits(text('code'));
      if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
      await portal.booking.proveNumber(actor, { phone, codeId, code: code.slice(0, 20) });
      return undefined;
    }
    const asked = await portal.booking.sendNumberCode(actor, { phone: phone.slice(0, 40), language });
    return { phone: asked.phone, problem: null, code: sent(asked.codeId, asked.phone) };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { phone, problem: noteOf(thrown), code: codeId ? sent(codeId, phone) : null };
  }
};
