import { data, redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';

export type PayoutTyped = { intent: 'approve' | 'carry' | 'pay'; bankReference: string };

const intents = ['approve', 'carry', 'pay'] as const;

/** Takes the step about a statement that one of its forms asks for. */
export const takeStep = async (
  values: RequestContext,
  params: { settlementId: string },
  request: Request,
) => {
  const form = await request.formData();
  const { settlementId } = params;
  const intent = intents.find((name) => name === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  const typed: PayoutTyped = { intent, bankReference: String(form.get('bankReference') ?? '').slice(0, 200) };
  const { settlement } = values.portal;
  try {
    const { actor } = await withProof(values, form);
    if (intent === 'approve') await settlement.approveSettlement(actor, { settlementId });
    else if (intent === 'carry') await settlement.carrySettlement(actor, { settlementId });
    else await settlement.paySettlement(actor, { settlementId, bankReference: typed.bankReference });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), `/admin/settlements/${settlementId}`), 303);
  } catch (thrown) {
    return refuseOrAskProof<PayoutTyped>(thrown, typed, form);
  }
};
