import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import type { Place } from '@poth/domain/place/place.ts';
import type { MouseEvent, RefObject } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { quickDates } from './quick-dates.ts';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box-text.ts';

const popular = [
  ['dhaka', 'chattogram'],
  ['dhaka', 'sylhet'],
] as const;

type QuickChoicesProps = {
  places: readonly Place[];
  today: DhakaDate;
  form: RefObject<HTMLFormElement | null>;
  /** Called with the date that was filled in. */
  onDate: (date: DhakaDate) => void;
};

/** Links that fill in the date, or search a popular route. */
export const QuickChoices = ({ places, today, form, onDate }: QuickChoicesProps) => {
  const t = useText(searchBoxText);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const withDate = (date: DhakaDate) => {
    const query = new URLSearchParams(search);
    query.set('date', date);
    return `${pathname}?${query}`;
  };
  const fill = (event: MouseEvent, date: DhakaDate) => {
    const input = form.current?.elements.namedItem('date');
    if (!(input instanceof HTMLInputElement)) return;
    event.preventDefault();
    input.value = date;
    onDate(date);
    input.focus();
  };
  const nameOf = (id: string) => places.find(({ placeId }) => placeId === id)?.name[language];
  return (
    <div className={styles.quickChoices} data-part="quick-choices">
      <ul aria-label={t.quickDates}>
        {quickDates(today).map(({ name, date }) => (
          <li key={name}>
            <a href={withDate(date)} onClick={(event) => fill(event, date)}>
              {t[name]}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t.popular}>
        {popular
          .filter(([from, to]) => nameOf(from) && nameOf(to))
          .map(([from, to]) => (
            <li key={from + to}>
              <LocalLink to={`/search?from=${from}&to=${to}&date=${addDays(today, 1)}`}>
                {nameOf(from)} <Icon name="arrow" size={15} /> {nameOf(to)}
              </LocalLink>
            </li>
          ))}
      </ul>
    </div>
  );
};
