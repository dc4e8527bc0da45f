import type { Language } from '@poth/domain/language.ts';
import type { RequestContext } from '../ctx.ts';
import { type NumberStep, numberStep } from './number-step.ts';

type Asked = Pick<RequestContext, 'portal' | 'actor'>;

/** Proves the number of a form for the account of who is signed in; answers undefined once it is the account's. */
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
