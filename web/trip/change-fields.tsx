import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { changeReasons, mostDelayMinutes, mostShiftMinutes } from '@poth/domain/trip/change.ts';
import type { TripChoices } from '@poth/domain/trip/choices.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { type AskedChange, counterKey, reasonKeys } from './read-change.ts';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

type FieldsProps = { asked: AskedChange; choices: TripChoices | null; view: TripView };

/** Asks for the reason, from the list that passengers read. */
export const ReasonField = ({ asked }: Pick<FieldsProps, 'asked'>) => {
  const t = useText(tripText).do;
  const language = useLanguage();
  return (
    <Field label={t.reason} error={asked.faults.reason && t.reasonMissing}>
      {(control) => (
        <select name="reason" defaultValue={asked.typed.reason} required {...control}>
          <option value="">{t.chooseReason}</option>
          {reasonKeys.map((reason) => (
            <option key={reason} value={reason}>
              {changeReasons[reason][language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

export const DelayFields = ({ asked, same }: Pick<FieldsProps, 'asked'> & { same: boolean }) => {
  const t = useText(tripText).delay;
  const wrong = asked.faults.minutes && t.wrong;
  return (
    <Field label={t.minutes} hint={t.hint} error={same ? t.same : wrong}>
      {(control) => (
        <input
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(mostDelayMinutes).length}
          defaultValue={asked.typed.minutes}
          required
          {...control}
        />
      )}
    </Field>
  );
};

export const CoachFields = ({ asked, choices }: FieldsProps) => {
  const t = useText(tripText).coach;
  const doText = useText(tripText).do;
  const language = useLanguage();
  const coaches = choices?.coaches ?? [];
  if (coaches.length === 0) return <p className="muted">{t.none}</p>;
  return (
    <Field label={t.which} hint={t.keepsSeats} error={asked.faults.coach && t.missing}>
      {(control) => (
        <select name="coach" defaultValue={asked.typed.coach} required {...control}>
          <option value="">{doText.choose}</option>
          {coaches.map(({ coachId, coachNumber, coachType, coachClass, seatCount }) => (
            <option key={coachId} value={coachId}>
              {t.option(coachNumber, coachName(coachType, coachClass)[language], digits(seatCount, language))}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** First which counter of the trip moves, then where to: only counters of the same place are offered. */
export const CounterList = ({ view }: Pick<FieldsProps, 'view'>) => {
  const t = useText(tripText).counter;
  return (
    <>
      <p className="muted">{t.which}</p>
      <ul className={`${styles.entries} num`}>
        {view.stops.flatMap(({ stopNo, place, counters }) =>
          counters.map(({ counterId, name, at }) => (
            <li key={counterKey(stopNo, counterId)}>
              <div>
                <b>{name}</b>
                <span className="small muted">
                  {place} · {at}
                </span>
              </div>
              <LocalLink
                className="btn btn-line"
                to={`/buses/${view.tripId}?${new URLSearchParams({ do: 'counter', counter: counterKey(stopNo, counterId) })}`}
                aria-label={t.moveOf(name)}
                preventScrollReset
              >
                {t.move}
              </LocalLink>
            </li>
          )),
        )}
      </ul>
    </>
  );
};

export const CounterFields = ({ asked, choices, view }: FieldsProps) => {
  const t = useText(tripText).counter;
  const doText = useText(tripText).do;
  const language = useLanguage();
  const stop = view.stops.find((one) =>
    one.counters.some(({ counterId }) => counterKey(one.stopNo, counterId) === asked.typed.counter),
  );
  const moved = stop?.counters.find(
    ({ counterId }) => counterKey(stop.stopNo, counterId) === asked.typed.counter,
  );
  if (!stop || !moved) return <CounterList view={view} />;
  const others = (choices?.counters ?? []).filter(
    ({ stopNo, counterId }) => stopNo === stop.stopNo && counterId !== moved.counterId,
  );
  return (
    <>
      <p className="num">
        <b>{moved.name}</b> · {stop.place} · {moved.at}
      </p>
      <input type="hidden" name="counter" value={asked.typed.counter} />
      {others.length === 0 ? (
        <p className="muted">{t.none(stop.place)}</p>
      ) : (
        <>
          <Field label={t.to(stop.place)} error={asked.faults.to && t.missing}>
            {(control) => (
              <select name="to" defaultValue={asked.typed.to} required {...control}>
                <option value="">{doText.choose}</option>
                {others.map(({ counterId, name }) => (
                  <option key={counterId} value={counterId}>
                    {name[language]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t.later} hint={t.laterHint} error={asked.faults.later && t.wrong}>
            {(control) => (
              <input
                name="later"
                inputMode="text"
                autoComplete="off"
                maxLength={String(-mostShiftMinutes).length}
                defaultValue={asked.typed.later}
                required
                {...control}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
};
