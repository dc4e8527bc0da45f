import type { BookingAtDesk, PaymentAtDesk } from '@poth/domain/back-office/booking.ts';
import { reversiblePayments } from '@poth/domain/back-office/reversal.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
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

type RecordPart = Part & { reversible: ReturnType<typeof reversiblePayments<PaymentAtDesk>> };

/** Form that records that a bank took money of a booking back. */
const RecordReversal = ({ view, reversible, now, formKey, answer }: RecordPart) => {
  const t = useText(reversalText);
  const words = useText(actionText);
  const language = useLanguage();
  const { tripId, bookingId } = view.facts;
  const [only, ...others] = reversible;
  const isOne = only && others.length === 0;
  return (
    <ConfirmAction
      intent="record-reversal"
      about={bookingId}
      hidden={{
        tripId,
        bookingId,
        key: formKey,
        ...(isOne ? { payment: only.payment.paymentId } : { choosesPayment: 'yes' }),
      }}
      answer={answer}
      besideField={{ 'reversal-too-much': 'amount' }}
      label={t.record}
      says={[t.recordSays, isOne && t.leftSays(formatMoney(only.takeablePaisa, language))]
        .filter(Boolean)
        .join(' ')}
      does={t.record}
      look="danger"
    >
      {!isOne && (
        <Choices
          name="payment"
          label={t.payment}
          options={reversible.map(({ payment, takeablePaisa }) => ({
            value: payment.paymentId,
            label: t.paymentOf({
              paid: formatMoney(payment.capturedPaisa ?? 0, language),
              at: momentText(payment.createdAt, language),
              tranId: payment.tranId,
              left: formatMoney(takeablePaisa, language),
            }),
          }))}
          chosen={[]}
        />
      )}
      <FieldGrid>
        <TextField label={words.give.amount} name="amount" inputMode="decimal" maxLength={12} />
        <TextField label={t.reversedOn} name="reversedOn" type="date" max={dhakaDate(now)} />
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
  const reversible = reversiblePayments(view.payments, view.refunds);
  const isOffered = !view.isArchived && reversible.length > 0;
  if (!isOffered && view.reversals.length === 0) return null;
  return (
    <Section look="plain" title={t.title}>
      {view.reversals.map((reversal) => (
        <MoneyCard key={reversal.reversalId} amountPaisa={reversal.amountPaisa} head={reversal.reference}>
          <ReversalCase reversal={reversal} now={now} me={view.me} answer={answer} />
        </MoneyCard>
      ))}
      {isOffered && <RecordReversal {...props} reversible={reversible} />}
    </Section>
  );
};
