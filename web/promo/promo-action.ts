import { refuse } from '../shell/form-answer.ts';
import type { SentForm } from '../shell/read-form.ts';
import { readPromoForm } from './promo-typed.ts';

/** Handles the form of a code: shows its terms in a sentence, or saves it. */
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
