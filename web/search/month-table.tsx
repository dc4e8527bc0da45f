import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
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

/** A month as a calendar from Saturday on, whose days lead to their coaches. */
export const MonthTable = ({ view }: { view: MonthView }) => (
  <table className={`${styles.month} num`}>
    <caption className="visually-hidden">{view.title}</caption>
    <thead>
      <tr>
        {view.weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {view.weeks.map((week) => (
        <tr key={week.find((day) => day !== null)?.date}>
          {week.map((day, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day of another month is nothing but its place
            <td key={at}>{day && <Day day={day} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
