import { data } from 'react-router';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';

export type PayoutTyped = { intent: 'approve' | 'carry' | 'pay'; bankReference: string };

const intents = ['approve', 'carry', 'pay'] as const;

/** Carries out the form's step of a statement: approve, pay or close. */
export const runPayoutStep = async (args: ActionArgs, settlementId: string) => {
  const { values, form, text, goTo, ...sent } = await readForm(args);
  const intent = intents.find((name) => name === sent.intent);
  if (!intent) throw data(null, { status: 400 });
  const typed: PayoutTyped = { intent, bankReference: text('bankReference', 200) };
  const { settlement } = values.portal;
  try {
    const { actor } = await withProof(values, form);
    if (intent === 'approve') await settlement.approveSettlement(actor, { settlementId });
    else if (intent === 'carry') await settlement.carrySettlement(actor, { settlementId });
    else await settlement.paySettlement(actor, { settlementId, bankReference: typed.bankReference });
    return goTo(`/admin/settlements/${settlementId}`, 'saved');
  } catch (thrown) {
    return refuseOrAskProof(thrown, typed, form);
  }
};
