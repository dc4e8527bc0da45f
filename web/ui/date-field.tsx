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

/** Fetches the calendar with the first touch of a field: no page carries it. */
const fetchCalendar = () => import('./date-calendar.tsx');

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<'input'>, 'min' | 'max' | 'required' | 'autoFocus'> & {
    name: string;
    defaultValue?: string;
    /** The date that its form knows, where something else than this field fills it in. */
    known?: string;
    onDate?: (date: string) => void;
    /** Whether the date was asked for before: without a script the page says it again below the field. */
    isAsked?: boolean;
  };

/**
 * A date that is typed, or chosen from a calendar of our own; from the browser's, where ours does not come. A browser shows it
 * in the language of its own settings, so the words of the page stand in the field while nobody types into it.
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
  const become = (typed: string) => {
    setDate(typed);
    onDate?.(typed);
  };
  // A browser may have kept what was typed before, here or before the script came.
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
            onChange={(event) => become(event.target.value)}
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
          {Calendar && <Calendar id={control.id} onDate={become} onClose={() => setCalendar(undefined)} />}
        </div>
      )}
    </Field>
  );
};
