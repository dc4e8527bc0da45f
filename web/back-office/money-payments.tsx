import { digits } from '@poth/domain/language.ts';
import type { PaymentLine } from '@poth/domain/back-office/money.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ConfirmAction, type ActionAnswer, ActionForm } from './action-form.tsx';
import { actionText } from './action-text.ts';
import { momentText } from '../text/moment.ts';
import { MoneyRow } from './money-row.tsx';
import { moneyText } from './money-text.ts';
import { PaymentBeside } from './payment-beside.tsx';
import { adminText } from './text.ts';
import { Row } from '../ui/layout.tsx';

type PaymentRowProps = { payment: PaymentLine; answer: ActionAnswer };

/** Row of a payment that needs a person: our record beside the gateway's, and the actions. */
export const PaymentRow = ({ payment, answer }: PaymentRowProps) => {
  const t = useText(moneyText);
  const { review } = useText(actionText);
  const { ask } = useText(adminText);
  const language = useLanguage();
  const at = (moment: Date) => momentText(moment, language);
  const { tripId, bookingId, paymentId, state, signedIn, earlierBookings, paymentState } = payment;
  const isReview = state === 'review';
  const isOpen = paymentState === 'created' || paymentState === 'redirected';
  const decide = { intent: 'review', about: bookingId, hidden: { tripId, bookingId } };
  return (
    <MoneyRow
      booking={payment}
      amountPaisa={payment.amountPaisa}
      facts={[
        isReview && payment.reviewUntil && t.decideBy(at(payment.reviewUntil)),
        t.began(at(payment.createdAt)),
        signedIn ? t.signedIn : t.guest,
        earlierBookings > 0 && t.earlier(digits(earlierBookings, language)),
        isOpen && (payment.askAt ? t.asksAt(at(payment.askAt)) : t.noMoreAsked),
      ]}
    >
      <PaymentBeside payment={{ ...payment, state: paymentState }} />
      <Row>
        {isReview && (
          <>
            <ActionForm {...decide} answer={answer} does={review.approve} look="green" decision="approve" />
            <ConfirmAction
              {...decide}
              answer={undefined}
              label={review.decline}
              says={review.says}
              does={review.decline}
              look="danger"
              decision="decline"
            />
          </>
        )}
        <ActionForm intent="ask" about={paymentId} hidden={{ tripId }} answer={answer} does={ask} />
      </Row>
    </MoneyRow>
  );
};
