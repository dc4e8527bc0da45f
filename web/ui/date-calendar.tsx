import { type DhakaDate, dhakaDate, formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { monthOf, addMonths, weeksOfMonth } from '@poth/domain/month.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { monthText } from '../text/month-text.ts';
import { useText } from '../text/texts.ts';
import { fromSaturday, weekdayText } from '../text/weekdays.ts';
import { Icon } from './icon.tsx';
import { MonthGrid } from './month-grid.tsx';
import { dayByKey } from './calendar-keys.ts';
import { calendarText } from './calendar-text.ts';
import styles from './date-calendar.module.css';

type DateCalendarProps = {
  /** Id of the date field that the calendar belongs to. */
  id: string;
  onDate: ((date: string) => void) | undefined;
  onClose: () => void;
};

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Reads the field as the calendar opens: min and max limit the days; without a max, days before today cannot be chosen. */
const readField = (id: string) => {
  const { min, max, value, required } = fieldOf(id);
  const today = dhakaDate(new Date());
  const [least, last] = [parseDhakaDate(min), parseDhakaDate(max)];
  const earliest = last ? undefined : today;
  return {
    today,
    first: least && (!earliest || least > earliest) ? least : earliest,
    last,
    chosen: parseDhakaDate(value),
    isOptional: !required,
  };
};

/**
 * Calendar in a dialog to choose a date from, in the language of the page. Its script is loaded on the first touch of
 * the field; keys and roles are those of the date grid of the ARIA Authoring Practices.
 */
export const DateCalendar = ({ id, onDate, onClose }: DateCalendarProps) => {
  const t = useText(calendarText);
  const language = useLanguage();
  const [{ today, first, last, chosen, isOptional }] = useState(() => readField(id));
  const within = (date: DhakaDate): DhakaDate =>
    first && date < first ? first : last && date > last ? last : date;
  const [at, setAt] = useState(within(chosen ?? first ?? today));
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
      aria-disabled={monthOf(within(addMonths(at, months))) === month || undefined}
      onClick={() => setAt(within(addMonths(at, months)))}
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
      aria-disabled={within(date) !== date || undefined}
      onClick={() => within(date) === date && fill(date)}
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
