import { type ComponentProps, useEffect, useRef, useState } from 'react';
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
    /** The date in the words of the page, which stand in the field while nobody types into it. */
    words: string | undefined;
  };

/**
 * A date that is typed, or chosen from a calendar of our own; from the browser's, where ours does not come. A browser shows it
 * in the language of its own settings: without a script the page says it again below, as it was asked for.
 */
export const DateField = ({ label, error, onDate, scripted, words, ...given }: DateFieldProps) => {
  const t = useText(searchBoxText);
  const input = useRef<HTMLInputElement>(null);
  const [Calendar, setCalendar] = useState<typeof DateCalendar>();
  // A browser may have kept what was typed before, here or before the script came.
  useEffect(() => {
    if (scripted && input.current) onDate?.(input.current.value);
  }, [scripted, onDate]);
  return (
    <Field label={label} hint={scripted ? undefined : words} error={error} className={styles.dateField}>
      {({ 'aria-describedby': described, ...control }) => (
        <div
          className={styles.dateEntry}
          data-scripted={scripted || undefined}
          onFocus={() => fetchCalendar().catch(() => {})}
        >
          <input
            ref={input}
            type="date"
            onChange={(event) => onDate?.(event.target.value)}
            {...given}
            {...control}
            aria-describedby={
              [scripted && words && `${control.id}-words`, described].filter(Boolean).join(' ') || undefined
            }
          />
          {scripted && words && (
            <span className={styles.dateWords} id={`${control.id}-words`}>
              {words}
            </span>
          )}
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
