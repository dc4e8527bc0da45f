import type { KeyboardEventHandler, ReactNode } from 'react';
import styles from './month-grid.module.css';

type MonthGridProps<Day> = {
  /** Names of the weekdays, from the first on. */
  weekdays: readonly string[];
  /** A day of another month is null. */
  weeks: readonly (readonly (Day | null)[])[];
  dayKey: (day: Day) => string;
  day: (day: Day) => ReactNode;
  className?: string | undefined;
} & (
  | {
      /** Caption for screen readers only. */
      caption: string;
    }
  | {
      /** Id of the heading that labels the month. */
      'aria-labelledby': string;
      onKeyDown: KeyboardEventHandler;
      isChosen: (day: Day) => boolean;
    }
);

/** Month as a calendar: days as links, or, with a heading and keys, the date grid to choose one from. */
export const MonthGrid = <Day,>({
  weekdays,
  weeks,
  dayKey,
  day,
  className = '',
  ...as
}: MonthGridProps<Day>) => {
  const isPicked = 'onKeyDown' in as;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of the APG is a table
    <table
      role={isPicked ? 'grid' : undefined}
      aria-labelledby={isPicked ? as['aria-labelledby'] : undefined}
      className={`${styles.month} num ${className}`}
      onKeyDown={isPicked ? as.onKeyDown : undefined}
    >
      {!isPicked && <caption className="visually-hidden">{as.caption}</caption>}
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.flatMap((one) => (one === null ? [] : dayKey(one)))[0]}>
            {week.map((one, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a day of another month has no identity but its place
              <td key={at} aria-selected={isPicked && one !== null ? as.isChosen(one) : undefined}>
                {one !== null && day(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
