import { digits } from '@poth/domain/language.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { weekdayOptions } from '../text/weekdays.ts';
import { Choices } from '../ui/check-field.tsx';
import { DatesField } from '../ui/dates-field.tsx';
import { FieldGrid, Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

type DaysFieldsProps = { typed: ScheduleTyped; said: (field: string) => string | undefined };

const fewest = 3;

/** Fields for the dates of a schedule: weekdays, from and until, dates off, extra dates, and dates with another departure. */
export const DaysFields = ({ typed, said }: DaysFieldsProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const wrongTimes = said('otherTimes');
  const dateLabel = (of: string) => (at: number) => `${of}: ${t.date(digits(at + 1, language))}`;
  const datesField = (name: 'datesOff' | 'extraDates') => (
    <DatesField
      name={name}
      label={t[name]}
      controlLabel={dateLabel(t[name])}
      dates={typed[name]}
      fewest={fewest}
    />
  );
  return (
    <>
      <Choices
        name="weekdays"
        type="checkbox"
        label={t.weekdays}
        options={weekdayOptions(language)}
        chosen={typed.weekdays.map(String)}
      />
      <FieldGrid>
        <TextField label={t.from} type="date" name="from" />
        <TextField label={t.until} hint={t.untilHint} type="date" name="until" />
      </FieldGrid>
      {datesField('datesOff')}
      {datesField('extraDates')}
      <fieldset>
        <legend className="field-label">{t.otherTimes}</legend>
        <Stack gap="s">
          {Array.from({ length: Math.max(fewest, typed.otherTimes.length + 1) }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no other key
            <div key={at} className={styles.time}>
              <input
                type="date"
                name="otherDate"
                className="input"
                aria-label={dateLabel(t.otherTimes)(at)}
                aria-invalid={wrongTimes ? true : undefined}
                defaultValue={typed.otherTimes[at]?.date}
              />
              <input
                name="otherTime"
                className="input"
                aria-label={t.time(digits(at + 1, language))}
                placeholder={t.departureExample}
                autoComplete="off"
                defaultValue={digits(typed.otherTimes[at]?.time ?? '', language)}
              />
            </div>
          ))}
        </Stack>
        {wrongTimes && (
          <p className="field-error" role="alert">
            {wrongTimes}
          </p>
        )}
        <p className="field-hint">{t.more}</p>
      </fieldset>
    </>
  );
};
