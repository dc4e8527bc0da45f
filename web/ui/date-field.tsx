import { formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { calendarText } from './calendar-text.ts';
import type { DateCalendar } from './date-calendar.tsx';
import styles from './date-field.module.css';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { useScriptRuns } from './use-script-runs.ts';

/** Loads the calendar on the first touch of a field: no page includes it. */
const fetchCalendar = () => import('./date-calendar.tsx');

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<'input'>, 'min' | 'max' | 'required' | 'autoFocus'> & {
    name: string;
    defaultValue?: string;
    /** Date of the surrounding form, where something other than this field fills it in. */
    known?: string;
    onDate?: (date: string) => void;
    /** Marks a date that the page came with: without a script it is repeated in words below the field, until it is changed. */
    isAsked?: boolean;
  };

/**
 * Date that is typed or chosen from our calendar, or from the browser's where ours fails to load. A browser formats it
 * in the language of its own settings, so the page's own text covers it until the field has the focus.
 */
export const DateField = ({
  label,
  error,
  className = '',
  known,
  onDate,
  isAsked = false,
  ...given
}: DateFieldProps) => {
  const t = useText(calendarText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const input = useRef<HTMLInputElement>(null);
  const [date, setDate] = useState(given.defaultValue ?? '');
  const [Calendar, setCalendar] = useState<typeof DateCalendar>();
  const setTyped = (typed: string) => {
    setDate(typed);
    onDate?.(typed);
  };
  // The browser may have restored an earlier value, or one typed before the script ran.
  useEffect(() => {
    if (!scripted || !input.current) return;
    setDate(input.current.value);
    onDate?.(input.current.value);
  }, [scripted, onDate]);
  const day = parseDhakaDate(known ?? date);
  const words = day && (scripted || isAsked) ? formatDate(day, language) : undefined;
  return (
    <Field label={label} hint={scripted ? undefined : words} error={error} className={className}>
      {({ 'aria-describedby': described, ...control }) => (
        <div
          className={styles.entry}
          data-scripted={scripted || undefined}
          onFocus={() => fetchCalendar().catch(() => {})}
        >
          <input
            ref={input}
            type="date"
            onChange={(event) => setTyped(event.target.value)}
            {...given}
            {...control}
            aria-describedby={
              [scripted && words && `${control.id}-words`, described].filter(Boolean).join(' ') || undefined
            }
          />
          {scripted && words && (
            <span className={styles.words} id={`${control.id}-words`}>
              {words}
            </span>
          )}
          {scripted && (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t.open}
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
          {Calendar && <Calendar id={control.id} onDate={setTyped} onClose={() => setCalendar(undefined)} />}
        </div>
      )}
    </Field>
  );
};
