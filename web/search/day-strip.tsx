import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { DayFare } from '@poth/domain/search/offer.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './day-strip.module.css';
import { closedMap, searchAddress } from './search-address.ts';
import { searchText } from './text.ts';

type DayStripProps = {
  days: readonly DayFare[];
  chosen: DhakaDate;
  label: string;
  /** Query parameters that each day's link changes besides the date. */
  changes?: Readonly<Record<string, string | null>>;
  /** Link to the page of the whole month; with it the strip has arrows to the days before and after. */
  month?: { to: string; says: string };
};

/** Shows the days around the searched one, each with its lowest price; on a phone it scrolls to the chosen day. */
export const DayStrip = ({ days, chosen, label, changes = {}, month }: DayStripProps) => {
  const t = useText(searchText);
  const language = useLanguage();
  const [query] = useSearchParams();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, day] = [strip.current, strip.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && day) list.scrollLeft = day.offsetLeft - (list.clientWidth - day.clientWidth) / 2;
  }, [chosen]);
  const listOf = (date: DhakaDate) => searchAddress(query, { ...changes, date, ...closedMap });
  const arrow = (day: DayFare | undefined, name: string, end: string) =>
    day && (
      <LocalLink
        className="btn btn-line btn-icon"
        to={listOf(day.date)}
        aria-label={`${name}: ${formatDate(day.date, language)}`}
        data-end={end}
      >
        <Icon name="arrow" />
      </LocalLink>
    );
  return (
    <nav aria-label={label} className={month ? styles.withArrows : undefined}>
      {month &&
        arrow(
          days.findLast(({ date }) => date < chosen),
          t.dayBefore,
          'before',
        )}
      <ul className={`${styles.dayStrip} num`} ref={strip}>
        {days.map(({ date, lowestPricePaisa, soldOut }) => (
          <li key={date}>
            <LocalLink to={listOf(date)} aria-current={date === chosen ? 'date' : undefined}>
              <span>{formatDate(date, language, 'weekday')}</span>
              <b>{formatDate(date, language, 'day')}</b>
              <span>
                {lowestPricePaisa !== null
                  ? formatMoney(lowestPricePaisa, language)
                  : soldOut
                    ? t.soldOut
                    : t.noCoach}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
      {month && (
        <>
          {arrow(
            days.find(({ date }) => date > chosen),
            t.dayAfter,
            'after',
          )}
          <LocalLink className="link link-alone" to={month.to}>
            {month.says}
          </LocalLink>
        </>
      )}
    </nav>
  );
};
