import { type ComponentProps, useRef, useState } from 'react';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { DateCalendar } from './date-calendar.tsx';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box-text.ts';

/** Fetches the calendar with the first touch of a field: no page carries it. */
const fetchCalendar = () => import('./date-calendar.tsx');

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<'input'>, 'name' | 'min' | 'required' | 'defaultValue'> & {
    onDate?: (date: string) => void;
    /** Whether our script runs: then a button opens our calendar, else the browser has its own. */
    scripted: boolean;
  };

/** A date that is typed, or chosen from a calendar of our own; from the browser's, where ours does not come. */
export const DateField = ({ label, hint, error, onDate, scripted, ...given }: DateFieldProps) => {
  const t = useText(searchBoxText);
  const input = useRef<HTMLInputElement>(null);
  const [Calendar, setCalendar] = useState<typeof DateCalendar>();
  return (
    <Field label={label} hint={hint} error={error} className={styles.dateField}>
      {(control) => (
        <div className={styles.dateEntry} onFocus={() => fetchCalendar().catch(() => {})}>
          <input
            ref={input}
            type="date"
            onChange={(event) => onDate?.(event.target.value)}
            {...given}
            {...control}
          />
          {scripted && (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t.calendar}
              aria-describedby={`${control.id}-label`}
              aria-haspopup="dialog"
              onClick={() =>
                fetchCalendar().then(
                  (late) => setCalendar(() => late.DateCalendar),
                  () => input.current?.showPicker(),
                )
              }
            >
              <Icon name="calendar" />
            </button>
          )}
          {Calendar && <Calendar id={control.id} onDate={onDate} onClose={() => setCalendar(undefined)} />}
        </div>
      )}
    </Field>
  );
};
