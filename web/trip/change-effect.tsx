import { formatMoment } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { EffectShown } from '@poth/domain/trip/effect.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { ChangeTyped, TripAction } from './read-change.ts';
import { tripText } from './text.ts';
import styles from './trip.module.css';

type ChangeEffectProps = {
  tripAction: TripAction;
  typed: ChangeTyped;
  effect: EffectShown;
  drawnKey: string;
  /** Text of the button that makes the change. */
  confirm: string;
};

/** Shows the effect of a change above the button that makes it; the call carries the effect that was shown. */
export const ChangeEffect = ({ tripAction, typed, effect, drawnKey, confirm }: ChangeEffectProps) => {
  const t = useText(tripText).effect;
  const language = useLanguage();
  const { bookings, passengers, refundPaisa, refundAtCounterPaisa, freePaisa, split, downgraded, busyOn } =
    effect;
  const onlinePaisa = refundPaisa - refundAtCounterPaisa;
  return (
    <ActionForm
      isStacked
      className={`${styles.effect} num`}
      hiddenFields={{
        ...typed,
        do: tripAction,
        shownBookings: bookings,
        shownPaisa: refundPaisa + freePaisa,
        key: drawnKey,
      }}
    >
      <h3>{t.title}</h3>
      <Alert kind="notice">
        {bookings === 0 ? (
          <p>{t.nobody}</p>
        ) : (
          <ul>
            <li>{t.told(digits(passengers, language), digits(bookings, language))}</li>
            {onlinePaisa > 0 && <li>{t.refund(formatMoney(onlinePaisa, language))}</li>}
            {refundAtCounterPaisa > 0 && <li>{t.collected(formatMoney(refundAtCounterPaisa, language))}</li>}
            {freePaisa > 0 && <li>{t.free(formatMoney(freePaisa, language))}</li>}
            {split.length > 0 && <li>{t.split(split.map((pair) => pair.join(' + ')).join(', '))}</li>}
            {downgraded.length > 0 && <li>{t.downgraded(downgraded.join(', '))}</li>}
            {refundPaisa + freePaisa === 0 && <li>{t.noMoney}</li>}
          </ul>
        )}
      </Alert>
      {busyOn && (
        <Alert kind="problem">
          <p>
            {t.busyOn(busyOn.from[language], busyOn.to[language], formatMoment(busyOn.departsAt, language))}
          </p>
        </Alert>
      )}
      <SubmitButton intent="change" isNamed look={tripAction === 'cancel' ? 'danger' : 'go'}>
        {confirm}
      </SubmitButton>
    </ActionForm>
  );
};
