import { canSettleByHand } from '@poth/domain/back-office/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Row } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type ActionAnswer, ActionForm, ConfirmAction, LostRefusal, ReasonField } from './action-form.tsx';
import { actionText } from './action-text.ts';

type RefundWaysProps = {
  refund: { refundId: string; refundTransId: string; state: RefundState };
  tripId: string;
  atCounter: boolean;
  waitsForAgreement: boolean;
  answer: ActionAnswer;
};

/** Offers the actions on a refund that is not settled. */
export const RefundWays = ({ refund, tripId, atCounter, waitsForAgreement, answer }: RefundWaysProps) => {
  const t = useText(actionText);
  const { refundId, refundTransId, state } = refund;
  if (atCounter && state !== 'settled') return <p className="small muted">{t.refund.collected}</p>;
  const about = { about: refundId, hidden: { tripId }, answer };
  const isOpen = state !== 'settled';
  const offers = {
    'ask-refund': isOpen && state !== 'failed',
    'send-again': state === 'failed' && !waitsForAgreement,
    settle: canSettleByHand(state) && !waitsForAgreement,
  };
  const lost = <LostRefusal answer={answer} about={refundId} offers={offers} />;
  if (!isOpen) return lost;
  return (
    <Row>
      {lost}
      {waitsForAgreement && <Badge tone="late">{t.refund.waits}</Badge>}
      {offers['ask-refund'] && <ActionForm intent="ask-refund" {...about} does={t.refund.ask} />}
      {offers['send-again'] && (
        <ConfirmAction
          intent="send-again"
          {...about}
          label={t.refund.again}
          says={t.refund.againSays(refundTransId)}
          does={t.refund.again}
          look="green"
        />
      )}
      {offers.settle && (
        <ConfirmAction
          intent="settle"
          {...about}
          label={t.refund.settle}
          says={t.refund.settleSays[state === 'failed' ? 'failed' : 'sent']}
          does={t.refund.settleDoes}
          look="green"
        >
          <TextField label={t.refund.reference} name="reference" maxLength={60} />
          <ReasonField />
        </ConfirmAction>
      )}
    </Row>
  );
};
