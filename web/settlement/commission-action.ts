import { latinDigits } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readPercent } from '@poth/domain/settlement/commission.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';

export type CommissionTyped = { percent: string };

/** Agrees on a commission as it was typed in percent. */
export const agreeOnCommission = async (values: RequestContext, operatorId: string, request: Request) => {
  const form = await request.formData();
  const typed: CommissionTyped = { percent: String(form.get('percent') ?? '').slice(0, 20) };
  try {
    const basisPoints = readPercent(latinDigits(typed.percent));
    if (basisPoints === undefined)
      throw new Problem('invalid-input', { faults: { percent: 'percent-wrong' } });
    const { actor } = await withProof(values, form);
    await values.portal.settlement.setCommission(actor, { operatorId, basisPoints });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), `/allBusProviderList/${operatorId}`), 303);
  } catch (thrown) {
    return refuseOrAskProof<CommissionTyped>(thrown, typed, form);
  }
};
