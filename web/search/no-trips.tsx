import { formatDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { SearchAlternatives } from '@poth/domain/search/offer.ts';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { DayStrip } from './day-strip.tsx';
import type { FoundTrips } from './load-search.ts';
import styles from './no-trips.module.css';
import { noFilters, searchAddress } from './search-address.ts';
import { searchText } from './text.ts';

type ElsewhereProps = { trips: FoundTrips; alternatives: SearchAlternatives };

/** Shows alternatives where no coach runs that day: the nearest days of the same journey, and routes that have coaches. */
const Elsewhere = ({ trips: { criteria }, alternatives: { days, routes } }: ElsewhereProps) => {
  const t = useText(searchText).none;
  const language = useLanguage();
  const { from, to, date } = criteria;
  return (
    <section className={`${styles.noTrips} card`}>
      <h2>{t.title}</h2>
      <p className="muted">
        {t.text(from.name[language], to.name[language], formatDate(date, language, 'long'))}
      </p>
      {days.length > 0 && (
        <>
          <h3>{t.days}</h3>
          {/* These prices count all coaches, so the list that a day links to has no filters. */}
          <DayStrip days={days} chosen={date} label={t.days} changes={noFilters} />
        </>
      )}
      {routes.length > 0 && (
        <>
          <h3>{t.routes}</h3>
          <ul className={styles.noTripsRoutes}>
            {routes.map((route) => (
              <li key={`${route.from.placeId} ${route.to.placeId}`}>
                <LocalLink
                  className="tile"
                  to={`/search?from=${route.from.placeId}&to=${route.to.placeId}&date=${date}`}
                >
                  <b>{route.from.name[language]}</b> <RoadLine /> <b>{route.to.name[language]}</b>
                  <span className="small muted num">
                    {t.from(formatMoney(route.lowestPricePaisa, language))}
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** Tells that coaches run, but none passes the filters. */
const FilteredOut = ({ count }: { count: number }) => {
  const t = useText(searchText);
  const language = useLanguage();
  const [query] = useSearchParams();
  return (
    <section className={`${styles.noTrips} card`}>
      <h2>{t.none.filtered}</h2>
      <p className="muted">{t.none.filteredText(digits(count, language))}</p>
      <ButtonLink to={searchAddress(query, noFilters)} preventScrollReset>
        {t.filters.clear}
      </ButtonLink>
    </section>
  );
};

/** Tells what to do where no coach is listed. */
export const NoTrips = ({ trips }: { trips: FoundTrips }) =>
  trips.alternatives ? (
    <Elsewhere trips={trips} alternatives={trips.alternatives} />
  ) : (
    <FilteredOut count={trips.count} />
  );
