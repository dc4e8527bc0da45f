import type { Language } from '@poth/domain/language.ts';
import type { RequestContext } from '../ctx.ts';
import { type NumberStep, numberStep } from './number-step.ts';

type Asked = Pick<RequestContext, 'portal' | 'actor'>;

/** Proves the number of a form for the account that is signed in. Returns undefined once the account has it. */
export const accountNumberStep = (
  { portal, actor }: Asked,
  form: FormData,
  language: Language,
): Promise<NumberStep | undefined> =>
  numberStep(
    {
      send: (asked) =>
        portal.identity.startPhoneChange(actor, { ...asked, password: String(form.get('password') ?? '') }),
      take: (typed) => portal.identity.finishPhoneChange(actor, typed),
    },
    form,
    language,
  );
