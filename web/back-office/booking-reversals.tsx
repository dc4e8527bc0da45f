import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Choices } from '../ui/check-field.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { momentText } from '../text/moment.ts';
import { type ActionAnswer, ConfirmAction, ReasonField } from './action-form.tsx';
import { actionText } from './action-text.ts';
import { MoneyCard } from './money-parts.tsx';
import { ReversalCase } from './reversal-row.tsx';
import { reversalText } from './reversal-text.ts';

type Part = { view: BookingAtDesk; now: Date; formKey: string; answer: ActionAnswer };

/** Sums what a bank can have taken back: what is left, and refunds that were not sent or that the gateway refused. */
const takeablePaisa = ({ leftPaisa, refunds }: BookingAtDesk): number =>
  refunds
    .filter(({ state }) => state === 'requested' || state === 'failed')
    .reduce((total, { amountPaisa }) => total + amountPaisa, leftPaisa);

/** Form that records that a bank took money of a booking back. */
const RecordReversal = ({ view, formKey, answer }: Part) => {
  const t = useText(reversalText);
  const words = useText(actionText);
  const language = useLanguage();
  const { tripId, bookingId } = view.facts;
  const paid = view.payments.filter(
    ({ gateway, capturedPaisa }) => gateway !== counterGateway && capturedPaisa,
  );
  return (
    <ConfirmAction
      intent="record-reversal"
      about={bookingId}
      hidden={{ tripId, bookingId, key: formKey }}
      answer={answer}
      label={t.record}
      says={t.recordSays(formatMoney(takeablePaisa(view), language))}
      does={t.record}
      look="danger"
    >
      {paid.length > 1 && (
        <Choices
          name="payment"
          label={t.payment}
          options={paid.map(({ paymentId, tranId, capturedPaisa, createdAt }) => ({
            value: paymentId,
            label: `${formatMoney(capturedPaisa ?? 0, language)}, ${momentText(createdAt, language)}, ${tranId}`,
          }))}
          chosen={[]}
        />
      )}
      <FieldGrid>
        <TextField label={words.give.amount} name="amount" inputMode="decimal" maxLength={12} />
        <TextField label={t.reversedOn} name="reversedOn" type="date" />
        <TextField label={t.reference} name="reference" maxLength={60} />
      </FieldGrid>
      <Choices
        name="tickets"
        label={t.tickets}
        options={[
          { value: 'void', label: t.voidThem },
          { value: 'keep', label: t.keepThem },
        ]}
        chosen={['void']}
        min={300}
      />
      <ReasonField />
    </ConfirmAction>
  );
};

/** Cases of money that a bank took back from a booking, and the form for another. */
export const BookingReversals = (props: Part) => {
  const { view, now, answer } = props;
  const t = useText(reversalText);
  const isOffered =
    !view.isArchived &&
    takeablePaisa(view) > 0 &&
    view.payments.some(({ gateway }) => gateway !== counterGateway);
  if (!isOffered && view.reversals.length === 0) return null;
  return (
    <Section look="plain" title={t.title}>
      {view.reversals.map((reversal) => (
        <MoneyCard key={reversal.reversalId} amountPaisa={reversal.amountPaisa} head={reversal.reference}>
          <ReversalCase reversal={reversal} now={now} me={view.me} answer={answer} />
        </MoneyCard>
      ))}
      {isOffered && <RecordReversal {...props} />}
    </Section>
  );
};
