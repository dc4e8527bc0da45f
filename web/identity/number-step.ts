import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { isProblem, noteOf, type ProblemNote, problems } from '@poth/domain/problem.ts';
import { readCode } from './read-code.ts';

/** Progress of proving a number: the typed number and, once a code was sent, its id. */
export type NumberStep = {
  phone: string;
  problem: ProblemNote | null;
  code: { codeId: string; sentTo: string } | null;
};

/** Calls that send and take the code: a number is proved for an account, or for seats that are held without one. */
type NumberWays = {
  send(asked: { phone: string; language: Language }): Promise<{ codeId: string; phone: string }>;
  take(typed: { phone: string; codeId: string; code: string }): Promise<void>;
};

/** Tells whether a button of the proof was pressed, in any form that contains it. */
export const wantsProof = (form: FormData): boolean => form.has('proof');

/** Returns the HTTP status of an answer that shows a step. */
export const statusOf = ({ problem }: NumberStep): number => (problem ? problems[problem.code].status : 200);

/**
 * Sends the code to the number of a form, or takes the code. Returns undefined once the number is proven. Each step
 * carries the result of the one before, so that it works without a script.
 */
export const numberStep = async (
  { send, take }: NumberWays,
  form: FormData,
  language: Language,
): Promise<NumberStep | undefined> => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const sent = (codeId: string, number: string) => ({
    codeId,
    sentTo: formatPhone(number, language),
  });
  const [phone, codeId] = [text('phone'), text('codeId')];
  try {
    if (text('proof') === 'enter') {
      await take({ phone, codeId, code: readCode(text('code')) });
      return undefined;
    }
    const asked = await send({ phone: phone.slice(0, 40), language });
    return { phone: asked.phone, problem: null, code: sent(asked.codeId, asked.phone) };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { phone, problem: noteOf(thrown), code: codeId ? sent(codeId, phone) : null };
  }
};

type JoinWays<Answer> = Pick<NumberWays, 'send'> & {
  /** Joins with a code, or, given null, with the number that is proven already. */
  join(proof: Parameters<NumberWays['take']>[0] | null): Promise<Answer>;
};

/**
 * Joins something by a number that is proven in the same form. Returns the result, or the step that the proof has
 * reached.
 */
export const joinByNumber = async <Answer>(
  { send, join }: JoinWays<Answer>,
  form: FormData,
  language: Language,
): Promise<{ joined: Answer } | { proof: NumberStep }> => {
  if (!wantsProof(form)) return { joined: await join(null) };
  let joined: { joined: Answer } | undefined;
  const take = async (typed: Parameters<NumberWays['take']>[0]) => {
    joined = { joined: await join(typed) };
  };
  const proof = await numberStep({ send, take }, form, language);
  if (proof) return { proof };
  if (!joined) throw new Error('a number was proven and joined nothing');
  return joined;
};
