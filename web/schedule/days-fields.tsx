import { addDays, formatDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { fromSaturday, sunday } from './schedule-view.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

type DaysFieldsProps = {
  typed: ScheduleTyped;
  said: (field: string) => string | undefined;
};

const fewestRows = 3;
const rowsFor = (filled: number) => Array.from({ length: Math.max(fewestRows, filled + 1) }, (_, row) => row);

const FieldFault = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="field-error" role="alert">
      {children}
    </p>
  ) : null;

type DatesProps = DaysFieldsProps & { name: 'datesOff' | 'extraDates' };

const Dates = ({ name, typed, said }: DatesProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const wrong = said(name);
  return (
    <fieldset>
      <legend className="field-label">{t[name]}</legend>
      <div className={styles.dates}>
        {rowsFor(typed[name].length).map((row) => (
          <input
            key={row}
            type="date"
            name={name}
            className="input"
            aria-label={`${t[name]}: ${t.date(digits(row + 1, language))}`}
            aria-invalid={wrong ? true : undefined}
            defaultValue={typed[name][row]}
          />
        ))}
      </div>
      <FieldFault>{wrong}</FieldFault>
    </fieldset>
  );
};

/** On which days a schedule runs: of the week, from and until, dates off, extra dates, and dates with another hour. */
export const DaysFields = ({ typed, said }: DaysFieldsProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const timesWrong = said('otherTimes');
  return (
    <>
      <fieldset>
        <legend className="field-label">{t.weekdays}</legend>
        <div className={styles.weekdays}>
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
      <div className={styles.fields}>
        <TextField label={t.from} error={said('from')} type="date" name="from" defaultValue={typed.from} />
        <TextField
          label={t.until}
          hint={t.untilHint}
          error={said('until')}
          type="date"
          name="until"
          defaultValue={typed.until}
        />
      </div>
      <Dates name="datesOff" typed={typed} said={said} />
      <Dates name="extraDates" typed={typed} said={said} />
      <fieldset>
        <legend className="field-label">{t.otherTimes}</legend>
        <div className={styles.times}>
          {rowsFor(typed.otherTimes.length).map((row) => (
            <div key={row}>
              <input
                type="date"
                name="otherDate"
                className="input"
                aria-label={`${t.otherTimes}: ${t.date(digits(row + 1, language))}`}
                aria-invalid={timesWrong ? true : undefined}
                defaultValue={typed.otherTimes[row]?.date}
              />
              <input
                name="otherTime"
                className="input"
                aria-label={t.time(digits(row + 1, language))}
                placeholder={t.departureExample}
                autoComplete="off"
                defaultValue={digits(typed.otherTimes[row]?.time ?? '', language)}
              />
            </div>
          ))}
        </div>
        <FieldFault>{timesWrong}</FieldFault>
        <p className="field-hint">{t.more}</p>
      </fieldset>
    </>
  );
};
