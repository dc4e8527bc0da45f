import { latinDigits } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readPercent } from '@poth/domain/settlement/commission.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../site/form-answer.ts';
import { leaveNotice } from '../site/notice.ts';
import { languageOf, localPath } from '../text/language.ts';

export type CommissionTyped = { percent: string };

/** Agrees on a commission as it was typed in percent. */
export const agreeOnCommission = async (values: RequestContext, operatorId: string, request: Request) => {
  const typed: CommissionTyped = {
    percent: String((await request.formData()).get('percent') ?? '').slice(0, 20),
  };
  try {
    const basisPoints = readPercent(latinDigits(typed.percent));
    if (basisPoints === undefined)
      throw new Problem('invalid-input', { faults: { percent: 'percent-wrong' } });
    await values.portal.settlement.setCommission(values.actor, { operatorId, basisPoints });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), `/allBusProviderList/${operatorId}`), 303);
  } catch (thrown) {
    return refuse<CommissionTyped>(thrown, typed);
  }
};
