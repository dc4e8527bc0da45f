import { settledOutsideFrom } from '@poth/domain/back-office/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { Badge } from '../ui/badge.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConfirmAction, answerTo, type ActionAnswer, ActionForm, ReasonField } from './action-form.tsx';
import { actionText } from './action-text.ts';
import styles from './admin.module.css';

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
  const settle = { intent: 'settle', ...about };
  const mine = answerTo(settle);
  return (
    <div className={styles.ways}>
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
          {...settle}
          label={t.refund.settle}
          says={t.refund.settleSays[state === 'failed' ? 'failed' : 'sent']}
          does={t.refund.settleDoes}
          look="green"
        >
          <TextField
            label={t.refund.reference}
            error={faultsOf(mine?.problem).reference ? t.faults.reference : undefined}
            name="reference"
            maxLength={60}
            autoComplete="off"
            defaultValue={mine?.typed.reference}
          />
          <ReasonField {...settle} />
        </ConfirmAction>
      )}
    </div>
  );
};
