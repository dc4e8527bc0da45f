import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { changeReasons, mostDelayMinutes, mostCounterMoveMinutes } from '@poth/domain/trip/change.ts';
import type { TripChoices } from '@poth/domain/trip/choices.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Lines } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { type AskedChange, counterKey, reasonKeys } from './read-change.ts';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';

/** Asks for the reason, from the list that passengers read. */
export const ReasonField = () => {
  const t = useText(tripText).do;
  const language = useLanguage();
  const options = reasonKeys.map((value) => ({ value, label: changeReasons[value][language] }));
  return <SelectField name="reason" label={t.reason} none={t.chooseReason} options={options} required />;
};

export const DelayFields = () => {
  const t = useText(tripText).delay;
  return (
    <TextField
      name="minutes"
      label={t.minutes}
      hint={t.hint}
      inputMode="numeric"
      maxLength={String(mostDelayMinutes).length}
      required
    />
  );
};

export const CoachFields = ({ coaches }: Pick<TripChoices, 'coaches'>) => {
  const { coach: t, do: words } = useText(tripText);
  const language = useLanguage();
  if (coaches.length === 0) return <p className="muted">{t.none}</p>;
  return (
    <SelectField
      name="coach"
      label={t.which}
      hint={t.keepsSeats}
      none={words.choose}
      options={coaches.map(({ coachId, coachNumber, coachType, coachClass, seatCount }) => ({
        value: coachId,
        label: t.option(coachNumber, coachName(coachType, coachClass)[language], digits(seatCount, language)),
      }))}
      required
    />
  );
};

/** Chooses the counter that moves, then its replacement: only counters of the same place are offered. */
const CounterList = ({ view }: { view: TripView }) => {
  const t = useText(tripText).counter;
  return (
    <>
      <p className="muted">{t.which}</p>
      <Lines>
        {view.stops.flatMap(({ stopNo, place, counters }) =>
          counters.map(({ counterId, name, at }) => (
            <li key={counterKey(stopNo, counterId)}>
              <div>
                <b>{name}</b>
                <small>
                  {place} · {at}
                </small>
              </div>
              <ButtonLink
                look="line"
                small
                to={`/buses/${view.tripId}?${new URLSearchParams({ do: 'counter', counter: counterKey(stopNo, counterId) })}`}
                aria-label={t.moveOf(name)}
                preventScrollReset
              >
                {t.move}
              </ButtonLink>
            </li>
          )),
        )}
      </Lines>
    </>
  );
};

type CounterFieldsProps = { asked: AskedChange; choices: TripChoices | null; view: TripView };

export const CounterFields = ({ asked, choices, view }: CounterFieldsProps) => {
  const { counter: t, do: words } = useText(tripText);
  const language = useLanguage();
  const [[stop, moved] = []] = view.stops.flatMap((one) =>
    one.counters
      .filter(({ counterId }) => counterKey(one.stopNo, counterId) === asked.typed.counter)
      .map((counter) => [one, counter] as const),
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
          <SelectField
            name="to"
            label={t.to(stop.place)}
            none={words.choose}
            options={others.map(({ counterId, name }) => ({ value: counterId, label: name[language] }))}
            required
          />
          <TextField
            name="later"
            label={t.later}
            hint={t.laterHint}
            inputMode="text"
            maxLength={String(-mostCounterMoveMinutes).length}
            required
          />
        </>
      )}
    </>
  );
};
