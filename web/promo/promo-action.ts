import { refuse } from '../shell/form-answer.ts';
import type { SentForm } from '../shell/read-form.ts';
import { readPromoForm } from './promo-typed.ts';

/** Answers the form of a code: its terms in a sentence, or saved. */
export const savePromoForm = async ({ values, form, intent, goTo }: SentForm) => {
  const typed = readPromoForm(form);
  if (intent === 'preview') return { problem: undefined, typed };
  try {
    const { promoId } = await values.portal.promo.savePromo(values.actor, typed);
    return goTo(`/admin/promos/${promoId}`, 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
