import {
  addDays,
  type DhakaDate,
  formatDate,
  formatDuration,
  formatTime,
  dhakaInstant,
  parseDhakaDate,
} from '@poth/domain/dhaka.ts';
import { usualFacilities } from '@poth/domain/fleet/coach.ts';
import type { Stretch } from '@poth/domain/schedule/road.ts';
import { parseClock } from '@poth/domain/clock-time.ts';
import { type Amenity, amenities, coachTypes } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { addBusText } from './add-bus-text.ts';
import type { BusTyped } from './add-bus-typed.ts';
import styles from './add-bus.module.css';

type MoreProps = {
  typed: BusTyped;
  /** The road between the two places, where it is known. */
  road: Stretch | undefined;
  said: (field: string) => string | undefined;
};

// A Sunday, the first bit of a schedule's days.
const sunday = '2026-11-22' as DhakaDate;
const fromSaturday = [6, 0, 1, 2, 3, 4, 5];
const fewestExceptions = 4;
const tickedByForm = () => undefined;

export const ArrivalField = ({ typed, road, said }: MoreProps) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const departure = parseClock(typed.departureTime);
  const known = road && departure !== undefined && dhakaInstant(sunday, departure + road.minutes);
  const hint = known
    ? t.arrivalKnown(formatTime(known, language), formatDuration(road.minutes, language))
    : t.arrivalEmpty;
  return (
    <TextField
      label={t.arrival}
      hint={hint}
      error={said('arrivalTime')}
      name="arrivalTime"
      autoComplete="off"
      defaultValue={typed.arrivalTime}
    />
  );
};

/** The twelve amenities; until one is changed, those that such a coach usually has. */
export const FacilitiesField = ({ typed }: Pick<MoreProps, 'typed'>) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const type = coachTypes.find((one) => one === typed.coachType) ?? 'non-ac';
  const all = Object.keys(amenities) as Amenity[];
  const usual = all.filter((amenity) => usualFacilities[type].includes(amenity));
  const chosen: readonly string[] = typed.facilities ?? usual;
  return (
    <fieldset>
      <legend className="field-label">{t.facilities}</legend>
      <input type="hidden" name="facilitiesShown" value={usual.join(' ')} />
      <div className={styles.ticks}>
        {all.map((amenity) => (
          <label key={amenity} className="check">
            <input
              type="checkbox"
              name="facilities"
              value={amenity}
              checked={chosen.includes(amenity)}
              onChange={tickedByForm}
            />
            {amenities[amenity][language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const FieldFault = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="field-error" role="alert">
      {children}
    </p>
  ) : null;

/** On which days of the week it runs again, until when, and when not. */
export const RepeatFields = ({ typed, said }: Pick<MoreProps, 'typed' | 'said'>) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const first = parseDhakaDate(typed.date);
  const wrong = said('exceptions');
  const slots = Math.max(fewestExceptions, typed.exceptions.length + 1);
  return (
    <fieldset className={styles.repeat}>
      <legend className="field-label">{t.repeat}</legend>
      <p className="field-hint">{t.repeatHint}</p>
      <fieldset>
        <legend className="field-label">{t.weekdays}</legend>
        <div className={styles.days}>
          {fromSaturday.map((day) => (
            <label key={day} className="check">
              <input
                type="checkbox"
                name="weekdays"
                value={day}
                defaultChecked={typed.weekdays.includes(day)}
              />
              {formatDate(addDays(sunday, day), language, 'weekday')}
            </label>
          ))}
        </div>
        <FieldFault>{said('weekdays')}</FieldFault>
      </fieldset>
      <TextField
        label={t.until}
        error={said('until')}
        type="date"
        name="until"
        min={first}
        defaultValue={typed.until}
      />
      <fieldset>
        <legend className="field-label">{t.exceptions}</legend>
        <div className={styles.dates}>
          {Array.from({ length: slots }, (_, slot) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- a slot is nothing but its number
              key={slot}
              type="date"
              name="exceptions"
              className="input"
              aria-label={t.exception(digits(slot + 1, language))}
              aria-invalid={wrong ? true : undefined}
              defaultValue={typed.exceptions[slot]}
              min={first}
            />
          ))}
        </div>
        <FieldFault>{wrong}</FieldFault>
      </fieldset>
    </fieldset>
  );
};
