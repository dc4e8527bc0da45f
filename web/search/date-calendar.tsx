import { type DhakaDate, dhakaDate, formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { monthOf, monthsLater, weeksOfMonth } from '@poth/domain/search/month.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { monthText } from '../text/month-text.ts';
import { useText } from '../text/texts.ts';
import { fromSaturday, weekdayText } from '../text/weekdays.ts';
import { Icon } from '../ui/icon.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';
import { dayByKey } from './calendar-keys.ts';
import { calendarText } from './calendar-text.ts';
import styles from './date-calendar.module.css';

type DateCalendarProps = {
  /** Id of the field that it is of. */
  id: string;
  onDate: ((date: string) => void) | undefined;
  onClose: () => void;
};

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement;

/** The field as it is when the calendar opens: its least date is the first that can be chosen. */
const readField = (id: string) => {
  const { min, value, required } = fieldOf(id);
  const today = dhakaDate(new Date());
  const least = parseDhakaDate(min);
  return {
    today,
    first: least && least > today ? least : today,
    chosen: parseDhakaDate(value),
    isOptional: !required,
  };
};

/**
 * Calendar in a dialog to choose a date from, in the language of the page. Its script comes with the first touch of the
 * field; keys and roles are those of the date grid of the ARIA Authoring Practices.
 */
export const DateCalendar = ({ id, onDate, onClose }: DateCalendarProps) => {
  const t = useText(calendarText);
  const language = useLanguage();
  const [{ today, first, chosen, isOptional }] = useState(() => readField(id));
  const within = (date: DhakaDate) => (date < first ? first : date);
  const [at, setAt] = useState(within(chosen ?? first));
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const month = monthOf(at);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const moved = useRef(true);
  useEffect(() => {
    if (moved.current) dialog.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(at, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    setAt(within(to));
  };
  const fill = (date: string) => {
    fieldOf(id).value = date;
    onDate?.(date);
    dialog.current?.close();
  };
  const turner = (months: -1 | 1) => (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={months < 0 ? t.monthBefore : t.monthAfter}
      aria-disabled={(months < 0 && month <= monthOf(first)) || undefined}
      onClick={() => setAt(within(monthsLater(at, months)))}
      data-back={months < 0 || undefined}
    >
      <Icon name="arrow" />
    </button>
  );
  const dayButton = (date: DhakaDate) => (
    <button
      type="button"
      tabIndex={date === at ? 0 : -1}
      aria-label={formatDate(date, language, 'long')}
      aria-current={date === today ? 'date' : undefined}
      aria-disabled={date < first || undefined}
      onClick={() => date >= first && fill(date)}
    >
      {digits(Number(date.slice(8)), language)}
    </button>
  );
  return (
    <dialog ref={dialog} className={`dialog ${styles.calendar}`} aria-label={t.title} onClose={onClose}>
      <div className={styles.head}>
        {turner(-1)}
        <h2 id={titleId} aria-live="polite">
          {monthText(month, language)}
        </h2>
        {turner(1)}
      </div>
      <MonthGrid
        aria-labelledby={titleId}
        weekdays={fromSaturday.map((day) => weekdayText(day, language))}
        weeks={weeksOfMonth(month)}
        dayKey={(date) => date}
        day={dayButton}
        isChosen={(date) => date === chosen}
        onKeyDown={onKeyDown}
      />
      {isOptional && chosen && (
        <button type="button" className="btn btn-line" onClick={() => fill('')}>
          {t.none}
        </button>
      )}
      <button type="button" className="btn btn-line" onClick={() => dialog.current?.close()}>
        {t.close}
      </button>
    </dialog>
  );
};
