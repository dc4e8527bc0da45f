import { settledOutsideFrom } from '@poth/domain/back-office/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Row } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConfirmAction, type ActionAnswer, ActionForm, ReasonField } from './action-form.tsx';
import { actionText } from './action-text.ts';

type RefundWaysProps = {
  refund: { refundId: string; refundTransId: string; state: RefundState };
  tripId: string;
  atCounter: boolean;
  waitsForAgreement: boolean;
  answer: ActionAnswer;
};

/** Offers what a person can do about a refund that is not settled. */
export const RefundWays = ({ refund, tripId, atCounter, waitsForAgreement, answer }: RefundWaysProps) => {
  const t = useText(actionText);
  const { refundId, refundTransId, state } = refund;
  if (state === 'settled') return null;
  if (atCounter) return <p className="small muted">{t.refund.collected}</p>;
  const about = { about: refundId, hidden: { tripId }, answer };
  return (
    <Row>
      {waitsForAgreement && <Badge tone="late">{t.refund.waits}</Badge>}
      {state !== 'failed' && <ActionForm intent="ask-refund" {...about} does={t.refund.ask} />}
      {state === 'failed' && !waitsForAgreement && (
        <ConfirmAction
          intent="send-again"
          {...about}
          label={t.refund.again}
          says={t.refund.againSays(refundTransId)}
          does={t.refund.again}
          look="green"
        />
      )}
      {settledOutsideFrom[state] && !waitsForAgreement && (
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
