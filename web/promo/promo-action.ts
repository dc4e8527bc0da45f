import { Problem } from '@poth/domain/problem.ts';
import { readPromo } from '@poth/domain/promo/read-promo.ts';
import { refuse } from '../shell/form-answer.ts';
import type { SentForm } from '../shell/read-form.ts';
import { promoChoices } from './promo-choices.ts';
import { readPromoForm } from './promo-typed.ts';

/** Handles the form of a code: shows its terms in a sentence, or saves it. */
export const savePromoForm = async ({ values, form, intent, goTo }: SentForm) => {
  const typed = readPromoForm(form);
  try {
    if (intent === 'preview') {
      const { places } = await promoChoices(values);
      const read = readPromo(typed, new Set(Object.keys(places)));
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      return { problem: undefined, typed };
    }
    const { promoId } = await values.portal.promo.savePromo(values.actor, typed);
    return goTo(`/admin/promos/${promoId}`, 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
