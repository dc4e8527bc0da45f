import {
  type DhakaDate,
  dhakaInstant,
  formatDuration,
  formatTime,
  parseDhakaDate,
} from '@poth/domain/dhaka.ts';
import type { Stretch } from '@poth/domain/schedule/road.ts';
import { parseClock } from '@poth/domain/clock-time.ts';
import { type Amenity, amenities, coachTypes, usualFacilities } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { weekdayOptions } from '../text/weekdays.ts';
import { Check, Choices } from '../ui/check-field.tsx';
import { DatesField } from '../ui/dates-field.tsx';
import { Grid, Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { addBusText } from './add-bus-text.ts';
import type { BusTyped } from './add-bus-typed.ts';
import styles from './add-bus.module.css';

type MoreProps = {
  typed: BusTyped;
  /** Road between the two places, where known. */
  road: Stretch | undefined;
};

// Any date: only the time of day is formatted.
const anyDay = '2026-11-22' as DhakaDate;
const tickedByForm = () => undefined;

export const ArrivalField = ({ typed, road }: MoreProps) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const departure = parseClock(typed.departureTime);
  const known = road && departure !== undefined && dhakaInstant(anyDay, departure + road.minutes);
  const hint = known
    ? t.arrivalKnown(formatTime(known, language), formatDuration(road.minutes, language))
    : t.arrivalEmpty;
  return <TextField label={t.arrival} hint={hint} name="arrivalTime" defaultValue={typed.arrivalTime} />;
};

/** Checkboxes of the twelve amenities; until one is changed, the usual ones of the coach type. */
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
      <Grid min={148} className={styles.ticks}>
        {all.map((amenity) => (
          <Check
            key={amenity}
            name="facilities"
            value={amenity}
            checked={chosen.includes(amenity)}
            onChange={tickedByForm}
            label={amenities[amenity][language]}
          />
        ))}
      </Grid>
    </fieldset>
  );
};

/** Fields for repeating the bus: weekdays, the last date, and dates without it. */
export const RepeatFields = ({ typed }: Pick<MoreProps, 'typed'>) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const first = parseDhakaDate(typed.date);
  return (
    <fieldset>
      <legend className="field-label">{t.repeat}</legend>
      <Stack>
        <p className="field-hint">{t.repeatHint}</p>
        <Choices
          name="weekdays"
          type="checkbox"
          label={t.weekdays}
          options={weekdayOptions(language)}
          chosen={typed.weekdays.map(String)}
        />
        <TextField label={t.until} type="date" name="until" min={first} />
        <DatesField
          name="exceptions"
          label={t.exceptions}
          controlLabel={(at) => t.exception(digits(at + 1, language))}
          dates={typed.exceptions}
          fewest={4}
          min={first}
        />
      </Stack>
    </fieldset>
  );
};
