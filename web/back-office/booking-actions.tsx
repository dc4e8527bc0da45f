import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Choices } from '../ui/check-field.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { bookingText } from './booking-text.ts';
import {
  type ActionAnswer,
  ActionForm,
  answerToAct,
  ConfirmAction,
  LostRefusal,
  ReasonField,
} from './action-form.tsx';
import { actionText } from './action-text.ts';
import { togetherName } from './together-name.ts';

type BookingActionsProps = {
  view: BookingAtDesk;
  keys: Record<'resend' | 'cancel' | 'give', string>;
  answer: ActionAnswer;
};

const CancelSeats = ({ view, keys, answer }: BookingActionsProps) => {
  const t = useText(actionText);
  const language = useLanguage();
  const { tripId, bookingId, channel } = view.facts;
  const back = Object.fromEntries(
    view.quote.map((seat) => [`back-${seat.seatNo}`, String(seat.refundPaisa)]),
  );
  const act = { intent: 'cancel', about: bookingId, answer };
  const refused = answerToAct(act);
  // Of seats that are cancelled together or alone another discount of the other way is withheld.
  const together =
    refused?.problem.code === 'quote-changed' ? Number(refused.problem.fields.refundPaisa) : null;
  return (
    <ConfirmAction
      {...act}
      hidden={{
        tripId,
        bookingId,
        key: keys.cancel,
        ...back,
        ...(together !== null && { [togetherName(refused?.typed.seat ?? [])]: String(together) }),
      }}
      label={t.cancel.label}
      says={channel === 'web' ? t.cancel.says : `${t.cancel.says} ${t.cancel.atCounter}`}
      does={t.cancel.does}
      look="danger"
    >
      {together !== null && <p className="num">{t.cancel.together(formatMoney(together, language))}</p>}
      <Choices
        type="checkbox"
        name="seat"
        label={t.cancel.seats}
        options={view.quote.map(({ seatNo, refundPaisa }) => ({
          value: seatNo,
          label: t.cancel.back(seatNo, formatMoney(refundPaisa, language)),
        }))}
        chosen={[]}
        error={faultsOf(refused?.problem).seats && t.faults.seats}
        min={300}
      />
      <ReasonField />
    </ConfirmAction>
  );
};

const GiveBack = ({ view, keys, answer }: BookingActionsProps) => {
  const t = useText(actionText);
  const language = useLanguage();
  const money = (amountPaisa: number) => formatMoney(amountPaisa, language);
  const { tripId, bookingId, channel } = view.facts;
  const mayPart = view.freePaisa > 0;
  const whole = { value: 'whole', label: t.give.whole(money(view.leftPaisa)) };
  const part = { value: 'part', label: t.give.part(money(view.freePaisa)) };
  const act = { intent: 'give', about: bookingId, answer };
  const isPart = mayPart && answerToAct(act)?.typed.whole?.[0] === 'part';
  return (
    <ConfirmAction
      {...act}
      hidden={{ tripId, bookingId, key: keys.give }}
      besideField={isPart ? { 'refund-too-much': 'amount' } : {}}
      label={t.give.label}
      says={
        <>
          {t.give.says(money(view.leftPaisa), money(view.alonePaisa))}
          {channel !== 'web' && ` ${t.cancel.atCounter}`}
        </>
      }
      does={t.give.does}
      look="green"
    >
      <Choices
        name="whole"
        label={t.give.howMuch}
        options={mayPart ? [part, whole] : [whole]}
        chosen={[mayPart ? 'part' : 'whole']}
        min={300}
      />
      {mayPart ? (
        <TextField label={t.give.amount} name="amount" inputMode="decimal" maxLength={12} />
      ) : (
        <p className="small muted">{t.give.noPart}</p>
      )}
      <Choices
        name="bornBy"
        label={t.give.bearer}
        options={[
          { value: 'operator', label: t.give.operator },
          { value: 'portal', label: t.give.portal },
        ]}
        chosen={['operator']}
        min={300}
      />
      <ReasonField />
    </ConfirmAction>
  );
};

/** Offers the actions of an admin on a booking in its current state. */
export const BookingActions = (props: BookingActionsProps) => {
  const { view, keys, answer } = props;
  const t = useText(bookingText);
  const words = useText(actionText);
  const language = useLanguage();
  const { facts, quote, leftPaisa } = view;
  const { tripId, bookingId, state } = facts;
  const review = { intent: 'review', about: bookingId, hidden: { tripId, bookingId }, answer };
  const offers = {
    review: state === 'review',
    resend: state === 'confirmed',
    cancel: quote.length > 0,
    give: leftPaisa > 0,
  };
  const isIdle = !offers.review && !offers.resend && !offers.give;
  return (
    <Section title={t.doTitle}>
      <LostRefusal answer={answer} about={bookingId} offers={offers} />
      {isIdle && <p className="muted">{t.nothingToDo}</p>}
      {offers.review && (
        <>
          <ActionForm {...review} does={words.review.approve} look="green" decision="approve" />
          <ConfirmAction
            {...review}
            answer={undefined}
            label={words.review.decline}
            says={words.review.says}
            does={words.review.decline}
            look="danger"
            decision="decline"
          />
        </>
      )}
      {offers.resend && (
        <ConfirmAction
          intent="resend"
          about={bookingId}
          hidden={{ tripId, bookingId, key: keys.resend }}
          answer={answer}
          label={words.resend.label}
          says={words.resend.says(formatPhone(facts.contactPhone ?? '', language))}
          does={words.resend.label}
          look="green"
        />
      )}
      {offers.cancel && <CancelSeats {...props} />}
      {offers.give && <GiveBack {...props} />}
    </Section>
  );
};
