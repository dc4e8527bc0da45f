import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { MonthGrid } from '../ui/month-grid.tsx';
import styles from './month.module.css';
import { monthPageText } from './month-text.ts';
import type { MonthDay, MonthView } from './month-view.ts';

const Day = ({ day }: { day: MonthDay }) => {
  const t = useText(monthPageText);
  if (day.to === null)
    return (
      <span className={styles.day}>
        <b aria-hidden="true">{day.day}</b>
        <span className="visually-hidden">
          {day.long}: {t.notOnSale}
        </span>
      </span>
    );
  return (
    <LocalLink
      className={styles.day}
      to={day.to}
      aria-current={day.isChosen ? 'date' : undefined}
      data-lowest={day.isLowest || undefined}
    >
      <b aria-hidden="true">{day.day}</b>
      <span className="visually-hidden">{day.long} </span>
      <span>{day.says}</span>
      {day.isLowest && <span className="visually-hidden"> {t.cheapest}</span>}
    </LocalLink>
  );
};

/** Shows a month as a calendar whose weeks begin on Saturday and whose days link to their coaches. */
export const MonthTable = ({ view }: { view: MonthView }) => (
  <MonthGrid
    className={styles.month}
    caption={view.title}
    weekdays={view.weekdays}
    weeks={view.weeks}
    dayKey={({ date }) => date}
    day={(day) => <Day day={day} />}
  />
);
