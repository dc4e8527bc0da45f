import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { bookingText } from './booking-text.ts';
import { ConfirmAction, answerTo, type ActionAnswer, ActionForm, ReasonField } from './action-form.tsx';
import { actionText } from './action-text.ts';
import styles from './admin.module.css';

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
  const mine = answerTo(act);
  return (
    <ConfirmAction
      {...act}
      hidden={{ tripId, bookingId, key: keys.cancel, ...back }}
      label={t.cancel.label}
      says={channel === 'web' ? t.cancel.says : `${t.cancel.says} ${t.cancel.atCounter}`}
      does={t.cancel.does}
      look="danger"
    >
      <fieldset className={styles.choices}>
        <legend>{t.cancel.seats}</legend>
        {view.quote.map(({ seatNo, refundPaisa }) => (
          <label key={seatNo}>
            <input type="checkbox" name="seat" value={seatNo} />
            {t.cancel.back(seatNo, formatMoney(refundPaisa, language))}
          </label>
        ))}
        {faultsOf(mine?.problem).seats && <p className="field-error">{t.faults.seats}</p>}
      </fieldset>
      <ReasonField {...act} />
    </ConfirmAction>
  );
};

const GiveBack = ({ view, keys, answer }: BookingActionsProps) => {
  const t = useText(actionText);
  const language = useLanguage();
  const money = (amountPaisa: number) => formatMoney(amountPaisa, language);
  const { tripId, bookingId, channel } = view.facts;
  const act = { intent: 'give', about: bookingId, answer };
  const mine = answerTo(act);
  const mayPart = view.freePaisa > 0;
  return (
    <ConfirmAction
      {...act}
      hidden={{ tripId, bookingId, key: keys.give }}
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
      <fieldset className={styles.choices}>
        <legend>{t.give.howMuch}</legend>
        {mayPart && (
          <label>
            <input type="radio" name="whole" value="part" defaultChecked />
            {t.give.part(money(view.freePaisa))}
          </label>
        )}
        <label>
          <input type="radio" name="whole" value="whole" defaultChecked={!mayPart} />
          {t.give.whole(money(view.leftPaisa))}
        </label>
        {!mayPart && <p className="small muted">{t.give.noPart}</p>}
      </fieldset>
      {mayPart && (
        <TextField
          label={t.give.amount}
          error={faultsOf(mine?.problem).amount ? t.faults.amount : undefined}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={mine?.typed.amount}
        />
      )}
      <fieldset className={styles.choices}>
        <legend>{t.give.bearer}</legend>
        <label>
          <input type="radio" name="bornBy" value="operator" defaultChecked />
          {t.give.operator}
        </label>
        <label>
          <input type="radio" name="bornBy" value="portal" />
          {t.give.portal}
        </label>
      </fieldset>
      <ReasonField {...act} />
    </ConfirmAction>
  );
};

/** Offers what an admin can do with a booking as it is now. */
export const BookingActions = (props: BookingActionsProps) => {
  const { view, keys, answer } = props;
  const t = useText(bookingText);
  const words = useText(actionText);
  const language = useLanguage();
  const { facts, quote, leftPaisa } = view;
  const { tripId, bookingId, state } = facts;
  const review = { intent: 'review', about: bookingId, hidden: { tripId, bookingId }, answer };
  const isIdle = state !== 'review' && state !== 'confirmed' && leftPaisa <= 0;
  return (
    <section className={`card ${styles.card} ${styles.acts}`} aria-labelledby="actions">
      <h2 id="actions">{t.doTitle}</h2>
      {isIdle && <p className="muted">{t.nothingToDo}</p>}
      {state === 'review' && (
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
      {state === 'confirmed' && (
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
      {quote.length > 0 && <CancelSeats {...props} />}
      {leftPaisa > 0 && <GiveBack {...props} />}
    </section>
  );
};
