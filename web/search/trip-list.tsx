import { addDays, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { ReactNode } from 'react';
import { type Location, useNavigation, useSearchParams } from 'react-router';
import { plainPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import type { FoundTrips } from './load-search.ts';
import { NoTrips } from './no-trips.tsx';
import styles from './search-page.module.css';
import { searchText } from './text.ts';
import { TripCard } from './trip-card.tsx';

type TripListProps = {
  trips: FoundTrips;
  /** Time at which the seats left were counted, in milliseconds. */
  countedAt: number;
  open: Journey | null;
  /** The seat map of the open trip. */
  children: ReactNode;
  scripted: boolean;
};

/** Tells whether other coaches are loading; opening a map or filtering the present ones does not hide them. */
const asksForOthers = (next: Location | undefined, current: URLSearchParams): boolean => {
  if (!next || plainPath(next.pathname) !== '/search') return false;
  const wanted = new URLSearchParams(next.search);
  return ['from', 'to', 'date'].some((name) => wanted.get(name) !== current.get(name));
};

const isSame = (a: Journey, b: Journey) =>
  a.tripId === b.tripId && a.fromStopNo === b.fromStopNo && a.toStopNo === b.toStopNo;

/** Lists the coaches found: those of the date, then those after the following midnight under a divider with the next date. */
export const TripList = ({ trips, countedAt, open, children, scripted }: TripListProps) => {
  const t = useText(searchText);
  const language = useLanguage();
  const { criteria, found } = trips;
  const [current] = useSearchParams();
  const next = useNavigation().location;
  const loading = asksForOthers(next, current);
  const asked = (query: URLSearchParams) => query.get('trip');
  const opening = !loading && next ? asked(new URLSearchParams(next.search)) : null;
  const count = found.offers.length + found.afterMidnight.length;
  const card = (offer: TripOffer, at: number, offers: readonly TripOffer[]) => (
    <TripCard
      key={offer.tripId}
      offer={offer}
      countedAt={countedAt}
      criteria={criteria}
      standing={trips.standings[offer.operator.slug]}
      seats={open && isSame(offer, open) ? children : null}
      look={open ? 'line' : 'go'}
      scripted={scripted}
      isCompanysFirst={offers.findIndex(({ operator }) => operator.slug === offer.operator.slug) === at}
      opening={opening === offer.tripId && asked(current) !== offer.tripId}
    />
  );
  return (
    <div className={styles.tripList} data-loading={loading} aria-busy={loading}>
      {count === 0 ? (
        <NoTrips trips={trips} />
      ) : (
        <h2>
          {t.trips} <span className="num">{loading ? t.loading : digits(count, language)}</span>
        </h2>
      )}
      <p className="visually-hidden" role="status">
        {t.tripCount(digits(count, language))}
      </p>
      {count > 0 && (
        <p className={`${styles.countedAt} small muted num`}>
          {t.countedAt(formatTime(new Date(countedAt), language))}
        </p>
      )}
      {found.offers.map(card)}
      {found.afterMidnight.length > 0 && (
        <h2 className={styles.tripDivider}>
          {t.afterMidnight(formatDate(addDays(criteria.date, 1), language))}
        </h2>
      )}
      {found.afterMidnight.map(card)}
    </div>
  );
};
