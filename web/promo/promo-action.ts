import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';
import { readPromoForm } from './promo-typed.ts';

/** Answers the form of a code: its terms in a sentence, or saved. */
export const savePromoForm = async (values: RequestContext, request: Request, form: FormData) => {
  const typed = readPromoForm(form);
  if (form.get('intent') === 'preview') return { problem: undefined, typed };
  try {
    const { promoId } = await values.portal.promo.savePromo(values.actor, typed);
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), `/admin/promos/${promoId}`), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
