import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { DayFare } from '@poth/domain/search/offer.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import styles from './day-strip.module.css';
import { closedMap, searchAddress } from './search-address.ts';
import { searchText } from './text.ts';

type DayStripProps = {
  days: readonly DayFare[];
  chosen: DhakaDate;
  label: string;
  /** Changes of the address of each day besides the date. */
  changes?: Readonly<Record<string, string | null>>;
};

/** Days around the one asked for, each with its lowest fare; on a phone the chosen one is brought into view. */
export const DayStrip = ({ days, chosen, label, changes = {} }: DayStripProps) => {
  const t = useText(searchText);
  const language = useLanguage();
  const [query] = useSearchParams();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, day] = [strip.current, strip.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && day) list.scrollLeft = day.offsetLeft - (list.clientWidth - day.clientWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label={label}>
      <ul className={`${styles.dayStrip} num`} ref={strip}>
        {days.map(({ date, lowestPricePaisa, soldOut }) => (
          <li key={date}>
            <LocalLink
              to={searchAddress(query, { ...changes, date, ...closedMap })}
              aria-current={date === chosen ? 'date' : undefined}
            >
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
    </nav>
  );
};
