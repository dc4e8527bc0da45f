import { latinDigits } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readPercent } from '@poth/domain/settlement/commission.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import type { SentForm } from '../shell/read-form.ts';

export type CommissionTyped = { percent: string };

/** Sets a commission that was typed in percent. */
export const agreeOnCommission = async ({ values, form, text, goTo }: SentForm, operatorId: string) => {
  const typed: CommissionTyped = { percent: text('percent', 20) };
  try {
    const basisPoints = readPercent(latinDigits(typed.percent));
    if (basisPoints === undefined)
      throw new Problem('invalid-input', { faults: { percent: 'percent-wrong' } });
    const { actor } = await withProof(values, form);
    await values.portal.settlement.setCommission(actor, { operatorId, basisPoints });
    return goTo(`/allBusProviderList/${operatorId}`, 'saved');
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};
